/* A delegate. */
package deprecation;

public final class Wood implements Door {
    @Override
    public void open() {}

    @Deprecated
    @Override
    public void push() {}
}
