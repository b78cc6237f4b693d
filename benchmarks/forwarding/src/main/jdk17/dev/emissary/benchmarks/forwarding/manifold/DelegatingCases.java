package dev.emissary.benchmarks.forwarding.manifold;

import dev.emissary.benchmarks.forwarding.cases.Cases;
import manifold.ext.delegation.rt.api.link;

/** The interfaces of {@link Cases}, forwarded by Manifold. */
public final class DelegatingCases {

    private DelegatingCases() {}

    /** An account that forwards by Manifold. */
    public static final class Account implements Cases.Account {

        @link
        private final Cases.Account account;

        /** Creates one in front of this delegate. */
        public Account(Cases.Account account) {
            this.account = account;
        }
    }

    /** A store that forwards by Manifold. */
    public static final class Store implements Cases.Store<String> {

        @link
        private final Cases.Store<String> store;

        /** Creates one in front of this delegate. */
        public Store(Cases.Store<String> store) {
            this.store = store;
        }
    }

    /** A tally that forwards by Manifold. */
    public static final class Tally implements Cases.Tally {

        @link
        private final Cases.Tally tally;

        /** Creates one in front of this delegate. */
        public Tally(Cases.Tally tally) {
            this.tally = tally;
        }
    }
}
