import dev.emissary.Emissary;

@Emissary(CharSequence.class)
public record Title(String text) {}
