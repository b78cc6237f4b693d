// clauses: EM-FWD-6
//// Lines.java
import java.util.List;

public emissary Lines(List<String> lines) {
    @Override
    public boolean contains(Object line) {
        return super.contains(line.toString().strip());  // error: super.call
    }
}
//// fixed: Lines.java
import java.util.List;

public emissary Lines(List<String> lines) {
    @Override
    public boolean contains(Object line) {
        return lines.contains(line.toString().strip());
    }
}
