/* A delegate that is more than an account. */
package no_other_interface;

/** An account that can be closed. */
public final class SavingsAccount implements Account, AutoCloseable {
    /** Makes one. */
    public SavingsAccount() {}

    @Override
    public long balance() {
        return 7;
    }

    @Override
    public void close() {}
}
