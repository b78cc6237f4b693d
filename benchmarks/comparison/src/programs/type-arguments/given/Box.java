/* A generic interface. */
package type_arguments;

public interface Box<T> {
    T get();

    void put(T value);
}
