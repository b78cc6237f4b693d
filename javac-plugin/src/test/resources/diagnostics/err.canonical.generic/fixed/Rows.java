import java.util.Iterator;

public emissary Rows<T>(Iterator<T> rows) {
    public Rows(Iterator<T> rows) {
        this.rows = rows;
    }
}
