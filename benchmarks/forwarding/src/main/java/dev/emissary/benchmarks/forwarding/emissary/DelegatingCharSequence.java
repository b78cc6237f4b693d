package dev.emissary.benchmarks.forwarding.emissary;

import dev.emissary.Emissary;

/** A character sequence that forwards as an emissary. */
@Emissary
public record DelegatingCharSequence(CharSequence text) {}
