package dev.emissary.benchmarks.forwarding.lombok;

import dev.emissary.benchmarks.forwarding.cases.Cases;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** The interfaces of {@link Cases}, forwarded by Lombok. */
public final class DelegatingCases {

    private DelegatingCases() {}

    /** An account that forwards by Lombok. */
    @RequiredArgsConstructor
    public static final class Account implements Cases.Account {

        @Delegate
        private final Cases.Account account;
    }

    /** A store that forwards by Lombok. */
    @RequiredArgsConstructor
    public static final class Store implements Cases.Store<String> {

        @Delegate
        private final Cases.Store<String> store;
    }

    /** A tally that forwards by Lombok. */
    @RequiredArgsConstructor
    public static final class Tally implements Cases.Tally {

        @Delegate
        private final Cases.Tally tally;
    }
}
