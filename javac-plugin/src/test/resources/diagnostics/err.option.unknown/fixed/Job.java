// options: keyword=off
@dev.emissary.Emissary
public record Job(Runnable task) {}
