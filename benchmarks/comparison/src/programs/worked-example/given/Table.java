/* The rows of a query, to be read and changed. */
package worked_example;

public interface Table extends Rows {
    void update(String column, Object value);
}
