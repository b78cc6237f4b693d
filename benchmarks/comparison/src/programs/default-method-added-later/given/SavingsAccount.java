/* The delegate, as it is when the wrappers are compiled. */
package default_method_added_later;

/** Somebody's account. */
public final class SavingsAccount implements Account {
    /** Makes one. */
    public SavingsAccount() {}

    @Override
    public String owner() {
        return "Ann";
    }
}
