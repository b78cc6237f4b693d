package dev.emissary.benchmarks.forwarding.cases;

/** Interfaces with one kind of method each, and an object of each to stand in front of. */
public final class Cases {

    private Cases() {}

    /** A default method that an implementation overrides: a delegating class either passes it on or answers itself. */
    public interface Account {

        /** Returns what is on the account. */
        long balance();

        /** Returns what can be spent: what is on the account, unless an account says otherwise. */
        default long available() {
            return balance();
        }
    }

    /** An account with credit, which overrides the default of its interface. */
    public static final class CreditAccount implements Account {

        private final long balance;
        private final long credit;

        /** Creates an account. */
        public CreditAccount(long balance, long credit) {
            this.balance = balance;
            this.credit = credit;
        }

        @Override
        public long balance() {
            return balance;
        }

        @Override
        public long available() {
            return balance + credit;
        }
    }

    /**
     * A generic method of a generic interface: a class that implements it for one type of key has a bridge.
     *
     * @param <K> the keys
     */
    public interface Store<K> {

        /** Returns the value of the key, or null. */
        <V> V get(K key, Class<V> type);
    }

    /** A store of one value, so cheap that the calls in front of it show. */
    public static final class SingleStore implements Store<String> {

        private final String key;
        private final Object value;

        /** Creates a store of this value. */
        public SingleStore(String key, Object value) {
            this.key = key;
            this.value = value;
        }

        @Override
        public <V> V get(String key, Class<V> type) {
            return this.key.equals(key) ? type.cast(value) : null;
        }
    }

    /** A method that returns its own object: a delegating class hides the delegate that comes back, or leaks it. */
    public interface Tally {

        /** Adds an amount, and returns this tally. */
        Tally add(long amount);

        /** Returns the sum of the amounts. */
        long total();
    }

    /** A tally that returns itself. */
    public static final class RunningTally implements Tally {

        private long total;

        @Override
        public Tally add(long amount) {
            total += amount;
            return this;
        }

        @Override
        public long total() {
            return total;
        }
    }
}
