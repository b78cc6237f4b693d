// clauses: EM-FWD-6
//// Lines.java
import java.util.List;

public emissary Lines(List<String> lines) {
    @Override
    public boolean add(String line) {
        return super.add(line.strip());  // error: super.call
    }
}
//// fixed: Lines.java
import java.util.List;

public emissary Lines(List<String> lines) {
    @Override
    public boolean add(String line) {
        return lines.add(line.strip());
    }
}
