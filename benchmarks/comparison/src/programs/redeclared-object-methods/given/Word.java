/* A delegate. */
package redeclared_object_methods;

public final class Word implements Text {
    @Override
    public int length() {
        return 4;
    }

    @Override
    public String toString() {
        return "word";
    }
}
