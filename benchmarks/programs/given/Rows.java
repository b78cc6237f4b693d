/** The rows of a table, one after the other. */
public interface Rows extends AutoCloseable {
    boolean next();

    String text(String column);

    int number(String column);

    default String textOr(String column, String otherwise) {
        return text(column).isEmpty() ? otherwise : text(column);
    }

    /** No more rows than these; returns these rows. */
    Rows limit(int count);

    @Override
    void close();
}
