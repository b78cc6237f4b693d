/* An interface that redeclares equals and hashCode, as List does. */
package equals_is_identity;

/** A key: two of them with the same code are equal. */
public interface Key {
    /** Returns its code. */
    int code();

    @Override
    boolean equals(Object other);

    @Override
    int hashCode();
}
