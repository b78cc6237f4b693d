/* A generic interface. */
package bridges;

public interface Sink<T> {
    T last();

    void put(T value);
}
