/* An interface with annotations on a method and on its parameter. */
package parameter_annotations;

public interface Account {
    @Checked
    void pay(@Checked int amount);
}
