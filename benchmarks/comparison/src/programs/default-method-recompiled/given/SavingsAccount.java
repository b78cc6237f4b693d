/* A delegate with a title of its own. */
package default_method_recompiled;

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
