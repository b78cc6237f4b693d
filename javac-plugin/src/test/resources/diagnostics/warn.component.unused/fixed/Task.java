import dev.emissary.Emissary;

@Emissary(Runnable.class)
public record Task(Runnable work) {}
