// clauses: EM-OPT-5
// options: keywords=off  // error: option.unknown
@dev.emissary.Emissary
public record Job(Runnable task) {}
