// clauses: EM-CTOR-3
import java.util.Iterator;

public emissary Rows<T>(Iterator<T> rows) {
    public <R> Rows(Iterator<T> rows) {  // error: canonical.generic
        this.rows = rows;
    }
}
