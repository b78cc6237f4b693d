/* A delegate. */
package varargs;

public final class Plain implements Joiner {
    @Override
    public String join(String separator, String... parts) {
        return String.join(separator, parts);
    }
}
