/* A bound. */
package generic_methods;

public interface Ranked {
    int rank();
}
