/* An interface with a varargs method. */
package varargs;

public interface Joiner {
    String join(String separator, String... parts);
}
