/* An interface that redeclares and specifies toString(). */
package redeclared_object_methods;

public interface Text {
    int length();

    /** The characters. */
    @Override
    String toString();
}
