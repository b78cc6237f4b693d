/** Counts what was read. */
public interface Meter extends AutoCloseable {
    int reads();

    @Override
    void close();
}
