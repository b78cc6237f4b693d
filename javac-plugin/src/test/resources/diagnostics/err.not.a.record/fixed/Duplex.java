import dev.emissary.Emissary;
import java.nio.channels.ByteChannel;

@Emissary
public record Duplex(ByteChannel channel) {}
