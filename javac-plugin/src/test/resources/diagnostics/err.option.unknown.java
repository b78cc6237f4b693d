// clauses: EM-OPT-5
// options: keywords=off  // error: option.unknown
//// Job.java
@dev.emissary.Emissary
public record Job(Runnable task) {}
//// fixed: Job.java
// options: keyword=off
@dev.emissary.Emissary
public record Job(Runnable task) {}
