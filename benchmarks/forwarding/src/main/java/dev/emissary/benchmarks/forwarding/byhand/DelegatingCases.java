package dev.emissary.benchmarks.forwarding.byhand;

import dev.emissary.benchmarks.forwarding.cases.Cases;

/** The interfaces of {@link Cases}, forwarded by hand. */
public final class DelegatingCases {

    private DelegatingCases() {}

    /** An account that forwards by hand. */
    public static final class Account implements Cases.Account {

        private final Cases.Account account;

        /** Creates one in front of this delegate. */
        public Account(Cases.Account account) {
            this.account = account;
        }

        @Override
        public long available() {
            return account.available();
        }

        @Override
        public long balance() {
            return account.balance();
        }
    }

    /** A store that forwards by hand. */
    public static final class Store implements Cases.Store<String> {

        private final Cases.Store<String> store;

        /** Creates one in front of this delegate. */
        public Store(Cases.Store<String> store) {
            this.store = store;
        }

        @Override
        public <V> V get(String key, Class<V> type) {
            return store.get(key, type);
        }
    }

    /** A tally that forwards by hand. */
    public static final class Tally implements Cases.Tally {

        private final Cases.Tally tally;

        /** Creates one in front of this delegate. */
        public Tally(Cases.Tally tally) {
            this.tally = tally;
        }

        @Override
        public Cases.Tally add(long amount) {
            Cases.Tally result = tally.add(amount);
            return result == tally ? this : result;
        }

        @Override
        public long total() {
            return tally.total();
        }
    }
}
