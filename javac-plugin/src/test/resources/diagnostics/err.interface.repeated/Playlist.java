// clauses: EM-DEL-5
import dev.emissary.Emissary;
import java.util.List;

@Emissary(Iterable.class)
record Playlist(List<String> titles) implements Iterable<String> {}  // error: interface.repeated
