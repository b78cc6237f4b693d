/* A delegate that can be made in another class loader. */
package run_time_library_avoidable;

/** An account with a fixed balance. */
public final class SavingsAccount implements Account {
    /** Makes one. */
    public SavingsAccount() {}

    @Override
    public long balance() {
        return 7;
    }
}
