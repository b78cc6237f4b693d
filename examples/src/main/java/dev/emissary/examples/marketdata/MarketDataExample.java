package dev.emissary.examples.marketdata;

import dev.emissary.examples.marketdata.wall.HeaderMode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** A program that shows the two walls around a quote: its emissary, and the fingerprint in front of its bytes. */
public final class MarketDataExample {
    private final PrintStream out;
    private final MarketData quote = new MarketData();
    private boolean holds = true;

    MarketDataExample(PrintStream out) {
        this.out = out;
        quote.setMoment(42, 32_400_000_000_000L);
        quote.setBid(101.25, 300);
        quote.setAsk(101.5, 200);
    }

    /** Runs the program; it fails when one of the walls has a hole. */
    public static void main(String... args) throws IOException {
        if (!new MarketDataExample(System.out).run()) {
            throw new IllegalStateException("a wall has a hole");
        }
    }

    /** Shows everything and tells whether the walls hold. */
    boolean run() throws IOException {
        out.println();
        out.println("MARKET DATA: fast data, and nobody who can get at it");
        out.println(
                "  declared      @Emissary(BytesMarshallable.class) public record EncapsulatedQuote(MarketData quote) {}");
        out.println("                @Emissary({BytesMarshallable.class, Quote.class})"
                + " public record PublishedQuote(MarketData quote) {...}");
        showDisclosure();
        showOtherJvms();
        return holds;
    }

    private void showDisclosure() {
        List<Disclosure> holders = Stream.<BytesMarshallable>of(
                        quote, new EncapsulatedQuote(quote), new PublishedQuote(quote))
                .map(handedOut -> new Disclosure(handedOut, quote))
                .toList();
        out.printf("%n  What a transport can do with a quote, but for writing and reading it%n");
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
        out.printf("    %-28s%-20s%-20s%s%n", question, answers[0], answers[1], answers[2]);
    }

    private void showOtherJvms() throws IOException {
        String written = QuoteFile.text(quote);
        Path file = Files.createTempFile("quote", ".bytes");
        try {
            QuoteFile.write(file, quote);
            out.printf("%n  Its memory, copied into another JVM%n");
            show("written", written);
            show(
                    "read",
                    require(
                            written,
                            SecondJvm.run(List.of(), QuoteFile.class, file.toString())
                                    .line(1)));

            List<String> flags = HeaderMode.flagsOfAnother();
            SecondJvm other = SecondJvm.run(flags, QuoteFile.class, file.toString());
            out.printf("%n  The same in a JVM with other object headers, %s%n", flags.get(flags.size() - 1));
            show("without the fingerprint", other.line(0));
            show("with it", withoutPackages(require("refused: ", other.line(1))));
            holds &= !other.line(0).equals(written);
        } finally {
            Files.delete(file);
        }
    }

    private String require(String beginning, String found) {
        holds &= found.startsWith(beginning);
        return found;
    }

    private void show(String what, String fact) {
        out.printf("    %-28s%s%n", what, fact);
    }

    private static String withoutPackages(String text) {
        return text.replaceAll("(?:[a-z]+\\.)+(?=[A-Z])", "");
    }
}
