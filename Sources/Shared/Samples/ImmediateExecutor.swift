/// Does all work where and when it is handed in, so that what a preview works out is there at once.
package final class ImmediateExecutor: TaskExecutor {
    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
}
