/* The delegate as it is at run time. */
package default_method_added_later;

/** Somebody's account. */
public final class SavingsAccount implements Account {
    /** Makes one. */
    public SavingsAccount() {}

    @Override
    public String owner() {
        return "Ann";
    }

    @Override
    public String title() {
        return "savings of Ann";
    }
}
