/* A delegate. */
package parameter_annotations;

public final class Purse implements Account {
    @Checked
    @Override
    public void pay(@Checked int amount) {}
}
