package demo;

import dev.emissary.Emissary;

/** Lines for somebody who may add to them. */
@Emissary
public record Guarded(Lines lines) {}
