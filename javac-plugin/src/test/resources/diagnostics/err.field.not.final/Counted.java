// clauses: EM-CLASS-4
import java.util.Iterator;

emissary Counted(Iterator<String> lines) {
    private int count;  // error: field.not.final

    @Override
    public String next() {
        count++;
        return lines.next();
    }
}
