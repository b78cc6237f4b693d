package dev.emissary.benchmarks.forwarding.emissary;

import dev.emissary.Emissary;
import dev.emissary.benchmarks.forwarding.cases.Tally;

/** A tally that forwards as an emissary. */
@Emissary
public record DelegatingTally(Tally tally) {}
