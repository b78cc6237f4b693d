package dev.emissary.benchmarks.serialization;

import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Finds the number of fields from which on copying memory is faster than writing field by field. */
public class FieldCountBenchmark extends MarshallingBenchmark {

    private static final String SOURCE = """
            import net.openhft.chronicle.bytes.*;

            public final class %1$s implements BytesMarshallable {
                private static final int START = BytesUtil.triviallyCopyableStart(%1$s.class);
                private static final int LENGTH = BytesUtil.triviallyCopyableLength(%1$s.class);

                %2$s

                @Override
                public void writeMarshallable(BytesOut<?> out) {
                    %3$s
                }

                @Override
                public void readMarshallable(BytesIn<?> in) {
                    %4$s
                }
            }
            """;

    /** The number of fields of type long. */
    @Param({"1", "2", "3", "4", "5", "6", "8", "16"})
    public int fields;

    /** Whether all fields are copied at once. */
    @Param({"explicit", "trivially copyable"})
    public String style;

    /** Compiles the class, and fills the bytes with the form of an object. */
    @Setup(Level.Trial)
    public void setUp() throws IOException, ReflectiveOperationException {
        boolean explicit = style.equals("explicit");
        String name = (explicit ? "Explicit" : "TriviallyCopyable") + fields;
        String source = SOURCE.formatted(
                name,
                forEach("public long field%d;"),
                explicit ? forEach("out.writeLong(field%d);") : "out.unsafeWriteObject(this, START, LENGTH);",
                explicit ? forEach("field%d = in.readLong();") : "in.unsafeReadObject(this, START, LENGTH);");
        Object object = GeneratedClass.of(name, source).getConstructor().newInstance();
        measure((BytesMarshallable) object, object);
    }

    private String forEach(String line) {
        return IntStream.range(0, fields).mapToObj(line::formatted).collect(Collectors.joining("\n"));
    }
}
