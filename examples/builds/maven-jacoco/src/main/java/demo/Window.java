package demo;

import dev.emissary.Emissary;
import java.util.List;

/** A list behind a large interface, of which tests call little. */
@Emissary
public record Window(List<String> lines) {}
