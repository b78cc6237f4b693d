/* The program: quotes behind emissaries, in a queue, in a map and as text. */
package dev.emissary.examples.marketdata;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.wire.Marshallable;

/** A program that writes a day of quotes in three styles and reads it back in another JVM. */
public final class MarketDataExample {

    private final PrintStream out;
    private final int quotes;
    private boolean agrees = true;

    MarketDataExample(PrintStream out, int quotes) {
        this.out = out;
        this.quotes = quotes;
    }

    /** Runs the program; it ends with exit code 1 when a checksum disagrees or bad input is let in. */
    public static void main(String[] args) throws IOException {
        boolean agrees = new MarketDataExample(System.out, TradingDay.QUOTES).run();
        System.exit(agrees ? 0 : 1);
    }

    /** Shows everything and tells whether all checksums agree and all bad input is refused. */
    boolean run() throws IOException {
        out.println();
        out.println("MARKET DATA: fast data, and nobody who can get at it");
        showDisclosure();
        showText();
        showQueues();
        showMap();
        agrees &= new WallExample(out).run();
        agrees &= new PortableExample(out, quotes).run();
        agrees &= new TradeExample(out).run();
        return agrees;
    }

    private void showDisclosure() {
        TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
        quote.set(TradingDay.firstQuote());
        List<Disclosure> holders = Stream.<BytesMarshallable>of(
                        quote, new Encapsulated.TriviallyCopyable(quote), new PublishedQuote(quote))
                .map(handedOut -> new Disclosure(handedOut, quote))
                .toList();
        out.printf("%n  What the transport can do with a quote, but for writing and reading it%n");
        show("", holders, holder -> holder.handedOut().getClass().getSimpleName());
        show("cast to the quote's class", holders, Disclosure::cast);
        show("public methods", holders, Disclosure::methods);
        show("setters among them", holders, Disclosure::setters);
        show("a field by its name", holders, Disclosure::fieldByName);
        show("layout of the fields", holders, Disclosure::layout);
        show("equals the quote", holders, Disclosure::isEqual);
        show("toString shows values", holders, Disclosure::tellsInToString);
        show("$toString names the class", holders, Disclosure::tellsClass);
    }

    private void show(String question, List<Disclosure> holders, Function<Disclosure, Object> answer) {
        Object[] answers = holders.stream().map(answer).toArray();
        out.printf("    %-28s%-30s%-20s%s%n", question, answers[0], answers[1], answers[2]);
    }

    private void showText() {
        DefaultMarketData quote = new DefaultMarketData();
        quote.set(TradingDay.firstQuote());
        String text = quote.toString();
        boolean same = quote.equals(Marshallable.fromString(text));
        out.printf(
                "%n  For people its owner writes it as Wire text, which %s%n", agreement(same, "reads back the same"));
        List<String> lines = text.lines()
                .map(String::trim)
                .filter(line -> line.contains(":"))
                .toList();
        for (int i = 0; i < lines.size(); i += 4) {
            out.println("    " + String.join(" ", lines.subList(i, Math.min(i + 4, lines.size()))));
        }
    }

    private void showQueues() throws IOException {
        out.printf("%n  A day of %,d quotes in a Chronicle Queue, written by one JVM and read by another%n", quotes);
        out.printf("    %-20s%8s%14s%14s    %s%n", "", "bytes", "written", "read", "checksum");
        // Making and summing up the quotes takes its time too, and is part of every other figure.
        Pass alone = Pass.fastest(3, number -> {
            TradingDay day = new TradingDay(quotes);
            return Pass.over(() -> day.next() ? day : null);
        });
        out.printf("    %-20s%8s%s%14s    %s%n", "no queue", "", rate(alone), "", alone.checksum());
        for (Style style : Style.values()) {
            Path directory = Files.createTempDirectory("market-data");
            try {
                showQueue(directory, style, alone);
            } finally {
                delete(directory);
            }
        }
    }

    private void showQueue(Path directory, Style style, Pass expected) throws IOException {
        SecondJvm writer =
                SecondJvm.run(List.of(), QueueWriter.class, directory.toString(), style.name(), String.valueOf(quotes));
        SecondJvm reader = SecondJvm.run(
                List.of(), QueueReader.class, QueueWriter.queue(directory).toString(), style.name());
        if (writer.exitCode() != 0 || reader.exitCode() != 0) {
            agrees = false;
            out.printf("    %-20sa JVM failed: %s%s%n", style, writer.output(), reader.output());
            return;
        }
        Pass written = Pass.parse(writer.output());
        Pass read = Pass.parse(reader.output());
        out.printf(
                "    %-20s%8d%s%s    %s, %s%n",
                style,
                size(style),
                rate(written),
                rate(read),
                read.checksum(),
                agreement(read.agreesWith(written) && read.agreesWith(expected), "agrees"));
    }

    private static String rate(Pass pass) {
        return "%10.2f M/s".formatted(pass.millionsPerSecond());
    }

    private void showMap() {
        out.printf("%n  The latest quotes in an off-heap Chronicle Map%n");
        TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
        PublishedQuote handedOut = new PublishedQuote(quote);
        Checksum last = new Checksum();
        Checksum found = new Checksum();
        TradingDay day = new TradingDay(quotes);
        try (QuoteMap map = new QuoteMap(TradingDay.SECURITIES)) {
            for (int i = 0; day.next(); i++) {
                quote.set(day);
                map.put(handedOut);
                if (i >= quotes - TradingDay.SECURITIES) {
                    last.add(day);
                }
            }
            for (long security = 1; security <= map.size(); security++) {
                found.add(map.get(security));
            }
            out.printf(
                    "    %,d puts, %d securities in %,d bytes outside of the heap; checksum %s, %s%n",
                    quotes, map.size(), map.bytes(), found, agreement(found.value() == last.value(), "agrees"));
        }
    }

    private String agreement(boolean same, String ifSame) {
        agrees &= same;
        return same ? ifSame : "DOES NOT AGREE";
    }

    private static long size(Style style) {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        try {
            style.newPair().handedOut().writeMarshallable(bytes);
            return bytes.readRemaining();
        } finally {
            bytes.releaseLast();
        }
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }
}
