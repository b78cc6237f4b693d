package dev.emissary.benchmarks.forwarding.emissary;

import dev.emissary.Emissary;
import dev.emissary.benchmarks.forwarding.cases.Cases;

/** The interfaces of {@link Cases}, forwarded as emissaries. */
public final class DelegatingCases {

    private DelegatingCases() {}

    /** An account that forwards as an emissary. */
    @Emissary
    public record Account(Cases.Account account) {}

    /** A store that forwards as an emissary. */
    @Emissary
    public record Store(Cases.Store<String> store) {}

    /** A tally that forwards as an emissary. */
    @Emissary
    public record Tally(Cases.Tally tally) {}
}
