import java.util.List;

public emissary Lines(List<String> lines) {
    public String first() {
        return lines.get(0);
    }
}
