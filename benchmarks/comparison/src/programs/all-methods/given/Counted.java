/* A super-interface. */
package all_methods;

public interface Counted {
    int size();
}
