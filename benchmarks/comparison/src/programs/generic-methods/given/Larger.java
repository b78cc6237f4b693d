/* A delegate. */
package generic_methods;

public final class Larger implements Chooser {
    @Override
    public <T extends Ranked> T choose(T first, T second) {
        return first.rank() < second.rank() ? second : first;
    }
}
