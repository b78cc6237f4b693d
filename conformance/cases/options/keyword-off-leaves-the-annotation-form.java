// clauses: EM-OPT-4
// claim: keyword=off leaves the annotation form as it is.
// options: keyword=off
// class Task:
//     final class Task extends dev.emissary.lang.Emissary implements Runnable
@dev.emissary.Emissary
record Task(Runnable task) {}
