// clauses: EM-CTOR-3
//// Rows.java
import java.util.Iterator;

public emissary Rows<T>(Iterator<T> rows) {
    public <R> Rows(Iterator<T> rows) {  // error: canonical.generic
        this.rows = rows;
    }
}
//// fixed: Rows.java
import java.util.Iterator;

public emissary Rows<T>(Iterator<T> rows) {
    public Rows(Iterator<T> rows) {
        this.rows = rows;
    }
}
