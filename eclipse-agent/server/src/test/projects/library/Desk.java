package library;

import dev.emissary.Emissary;

@Emissary
public record Desk(Greeter greeter, Journal journal) {}
