package dev.emissary.benchmarks.forwarding.cases;

/** A default method that an implementation overrides: a delegating class either passes it on or answers itself. */
public interface Account {

    /** Returns what is on the account. */
    long balance();

    /** Returns what can be spent: what is on the account, unless an account says otherwise. */
    default long available() {
        return balance();
    }
}
