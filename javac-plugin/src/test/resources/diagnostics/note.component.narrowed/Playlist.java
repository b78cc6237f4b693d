// clauses: EM-DIAG-4, EM-DEL-2
// options: lint=on
import java.util.Collection;

public emissary Playlist(Collection<String> songs) implements Iterable<String>;  // note: component.narrowed
