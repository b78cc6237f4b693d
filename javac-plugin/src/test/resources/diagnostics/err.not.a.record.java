// clauses: EM-FORM-6
//// Duplex.java
import dev.emissary.Emissary;
import java.nio.channels.ByteChannel;

@Emissary  // error: not.a.record
public class Duplex {
    private final ByteChannel channel;

    public Duplex(ByteChannel channel) {
        this.channel = channel;
    }
}
//// fixed: Duplex.java
import dev.emissary.Emissary;
import java.nio.channels.ByteChannel;

@Emissary
public record Duplex(ByteChannel channel) {}
