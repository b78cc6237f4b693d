import java.util.List;

public emissary Lines(List<String> lines) {}
