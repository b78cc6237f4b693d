// clauses: EM-DEL-5
//// Playlist.java
import dev.emissary.Emissary;
import java.util.List;

@Emissary(Iterable.class)
record Playlist(List<String> titles) implements Iterable<String> {}  // error: interface.repeated
//// fixed: Playlist.java
import dev.emissary.Emissary;
import java.util.List;

@Emissary(Iterable.class)
record Playlist(List<String> titles) {}
