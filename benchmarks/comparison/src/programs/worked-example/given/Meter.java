/* Counts what was read. */
package worked_example;

public interface Meter extends AutoCloseable {
    int reads();

    @Override
    void close();
}
