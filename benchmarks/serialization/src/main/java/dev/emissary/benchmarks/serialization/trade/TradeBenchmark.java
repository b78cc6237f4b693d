package dev.emissary.benchmarks.serialization.trade;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.GrownBytes;
import dev.emissary.benchmarks.serialization.Rotation;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Writes and reads trades with a text of 12 characters and an array of 3 numbers, on elastic direct {@code Bytes}.
 *
 * <p>The array of the explicit trade is used again when a trade is read into it; a {@code String} cannot be.
 */
public class TradeBenchmark extends RoundsBenchmark {

    private static final String SYMBOL = "DE0007164600";
    private static final long[] FILLS = {300, 150, 50};

    /** How text and array are held: in references, or in groups of fields behind the fingerprint of the layout. */
    @Param({"explicit", "grouped"})
    public String fields;

    private Rotation<Place> places;

    /** A trade and what it is written to. */
    private record Place(BytesMarshallable trade, Bytes<Void> bytes) {}

    /** Fills the trades, and the bytes with their forms. */
    @Setup(Level.Trial)
    public void setUp() throws Exception {
        places = Rotation.of(() -> {
            Place place = new Place(fields.equals("explicit") ? explicit() : grouped(), GrownBytes.elasticDirect());
            check(place);
            return place;
        });
    }

    private static ExplicitTrade explicit() {
        ExplicitTrade trade = new ExplicitTrade();
        trade.set(1, 2);
        trade.setSymbol(SYMBOL);
        trade.setFills(FILLS);
        return trade;
    }

    private static GroupedTrade grouped() {
        GroupedTrade trade = new GroupedTrade();
        trade.set(1, 2);
        trade.setSymbol(SYMBOL);
        trade.setFills(FILLS);
        return trade;
    }

    private void check(Place place) {
        place.trade.writeMarshallable(place.bytes);
        Trade read = fields.equals("explicit") ? new ExplicitTrade() : new GroupedTrade();
        ((BytesMarshallable) read).readMarshallable(place.bytes);
        place.bytes.readPosition(0);
        if (!read.symbol().equals(SYMBOL) || read.fills() != FILLS.length || read.fill(2) != FILLS[2]) {
            throw new IllegalStateException("the trade is not read as it was written");
        }
    }

    /** Gives the memory back. */
    @TearDown(Level.Trial)
    public void tearDown() {
        places.forEach(place -> place.bytes.releaseLast());
    }

    /** Writes a trade. */
    @Benchmark
    public Object write() {
        Place place = places.next();
        place.bytes.writePosition(0);
        place.trade.writeMarshallable(place.bytes);
        return place;
    }

    /** Reads a trade. */
    @Benchmark
    public Object read() {
        Place place = places.next();
        place.bytes.readPosition(0);
        place.trade.readMarshallable(place.bytes);
        return place;
    }
}
