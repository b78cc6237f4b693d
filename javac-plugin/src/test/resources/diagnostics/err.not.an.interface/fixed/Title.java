import dev.emissary.Emissary;

@Emissary(CharSequence.class)
record Title(String text) {}
