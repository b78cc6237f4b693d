/* An interface that inherits a method and declares two. */
package all_methods;

public interface Store extends Counted {
    void put(String value);

    String get();
}
