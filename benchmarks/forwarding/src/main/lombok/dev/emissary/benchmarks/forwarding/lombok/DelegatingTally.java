package dev.emissary.benchmarks.forwarding.lombok;

import dev.emissary.benchmarks.forwarding.cases.Tally;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** A tally that forwards by Lombok. */
@RequiredArgsConstructor
public final class DelegatingTally implements Tally {

    @Delegate
    private final Tally tally;
}
