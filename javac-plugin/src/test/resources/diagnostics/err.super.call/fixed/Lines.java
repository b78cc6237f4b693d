import java.util.List;

public emissary Lines(List<String> lines) {
    @Override
    public boolean add(String line) {
        return lines.add(line.strip());
    }
}
