/** Rows that can also be changed. */
public interface Table extends Rows {
    void update(String column, Object value);
}
