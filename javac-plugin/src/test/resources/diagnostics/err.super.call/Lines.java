// clauses: EM-FWD-6
import java.util.List;

public emissary Lines(List<String> lines) {
    @Override
    public boolean add(String line) {
        return super.add(line.strip());  // error: super.call
    }
}
