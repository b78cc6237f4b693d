import dev.emissary.Emissary;
import java.util.List;

@Emissary(Iterable.class)
record Playlist(List<String> titles) {}
