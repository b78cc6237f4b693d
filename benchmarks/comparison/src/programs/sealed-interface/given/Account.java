/* An interface that is sealed: it permits one class. */
package sealed_interface;

/** An account of one of the kinds that there are. */
public sealed interface Account permits SavingsAccount {
    /** Returns what is on it. */
    long balance();
}
