// clauses: EM-CLASS-3
//// Lines.java
import java.util.List;

public emissary Lines(List<String> lines) {
    public String first() {
        return lines().get(0);  // error: accessor
    }
}
//// fixed: Lines.java
import java.util.List;

public emissary Lines(List<String> lines) {
    public String first() {
        return lines.get(0);
    }
}
