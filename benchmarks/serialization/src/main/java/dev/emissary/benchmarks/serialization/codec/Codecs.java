package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableMarketData;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import net.openhft.chronicle.wire.WireType;

/** The codecs that this JVM has; the same names are the parameters of the benchmarks. */
public final class Codecs {

    private static final String STREAM = "new streams over a byte[]";
    private static final String BYTES = "elastic direct Bytes";
    private static final String ARRAY = "byte[]";

    private static final List<CodecEntry> EVERYWHERE = List.of(
            new CodecEntry(
                    "java.io default",
                    STREAM,
                    values -> new JavaCodec(
                            new DefaultFormQuote(new PlainQuote(values)),
                            read -> ((DefaultFormQuote) read).toPlainQuote())),
            new CodecEntry(
                    "java.io writeObject",
                    STREAM,
                    values -> new JavaCodec(new OwnFormQuote(values), PlainQuote.class::cast)),
            new CodecEntry(
                    "java.io Externalizable",
                    STREAM,
                    values -> new JavaCodec(new ExternalizableQuote(values), PlainQuote.class::cast)),
            new CodecEntry("Wire binary", BYTES, values -> new WireCodec(WireType.BINARY, values)),
            new CodecEntry("Kryo unsafe", ARRAY, KryoCodec::new),
            new CodecEntry("Fory", ARRAY, ForyCodec::new),
            new CodecEntry("Protobuf", ARRAY, ProtobufCodec::new),
            new CodecEntry(
                    "Chronicle default",
                    BYTES,
                    values -> MarshallableCodec.direct(new DefaultMarketData(), new DefaultMarketData(), values)),
            new CodecEntry(
                    "Chronicle explicit",
                    BYTES,
                    values -> MarshallableCodec.direct(new ExplicitMarketData(), new ExplicitMarketData(), values)),
            new CodecEntry("Chronicle trivially copyable bare", BYTES, BareCopyCodec::new),
            new CodecEntry(
                    "Chronicle trivially copyable guarded",
                    BYTES,
                    values -> MarshallableCodec.direct(
                            new TriviallyCopyableMarketData(), new TriviallyCopyableMarketData(), values)),
            new CodecEntry("FlatBuffers", "heap ByteBuffer", FlatBuffersCodec::new),
            new CodecEntry("SBE", "direct ByteBuffer", SbeCodec::new),
            new CodecEntry(
                    "ByteBuffer direct",
                    "direct ByteBuffer",
                    values -> new ByteBufferCodec(ByteBuffer.allocateDirect(256), values)),
            new CodecEntry(
                    "portable VarHandle",
                    ARRAY,
                    values -> FixedFormCodec.direct(new PortableMarketData(), new PortableMarketData(), values)),
            new CodecEntry("System.arraycopy", ARRAY, ArrayCopyCodec::new));

    private Codecs() {}

    /** Returns all codecs, in the order of results. */
    public static List<CodecEntry> all() {
        List<CodecEntry> all = new ArrayList<>(EVERYWHERE);
        ServiceLoader.load(CodecSource.class).forEach(source -> all.addAll(source.entries()));
        return List.copyOf(all);
    }

    /**
     * Makes the codec of a name.
     *
     * @throws IllegalStateException if it does not read what it has written
     */
    static Codec create(String name) {
        return all().stream()
                .filter(entry -> entry.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no codec is called " + name))
                .create();
    }
}
