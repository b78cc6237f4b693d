package dev.emissary.examples.marketdata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesUtil;
import net.openhft.chronicle.wire.Marshallable;

/** A program that shows the two walls around a quote: its emissary, and the fingerprint in front of its bytes. */
public final class MarketDataExample {
    private final MarketData quote = new MarketData();
    private boolean holds = true;

    private MarketDataExample() {
        quote.setMoment(42, 32_400_000_000_000L);
        quote.setBid(101.25, 300);
        quote.setAsk(101.5, 200);
    }

    /** Runs the program; it fails when one of the walls has a hole. */
    public static void main(String... args) throws IOException {
        if (!new MarketDataExample().run()) {
            throw new IllegalStateException("a wall has a hole");
        }
    }

    /** Shows everything and tells whether the walls hold. */
    private boolean run() throws IOException {
        System.out.println();
        System.out.println("MARKET DATA: fast data, and nobody who can get at it");
        System.out.println(
                "  declared      @Emissary(BytesMarshallable.class) public record EncapsulatedQuote(MarketData quote) {}");
        System.out.println("                @Emissary({BytesMarshallable.class, Quote.class})"
                + " public record PublishedQuote(MarketData quote) {...}");
        showDisclosure();
        showOtherJvms();
        return holds;
    }

    private void showDisclosure() {
        List<BytesMarshallable> holders = List.of(quote, new EncapsulatedQuote(quote), new PublishedQuote(quote));
        System.out.printf("%n  What a transport can do with a quote, but for writing and reading it%n");
        show("", holders, holder -> holder.getClass().getSimpleName());
        show("cast to the quote's class", holders, MarketDataExample::cast);
        show("public methods", holders, holder -> publicMethods(holder).count());
        show(
                "setters among them",
                holders,
                holder -> publicMethods(holder)
                        .filter(name -> name.startsWith("set"))
                        .count());
        show("a field by its name", holders, MarketDataExample::fieldByName);
        show("layout of the fields", holders, MarketDataExample::layout);
        show("equals the quote", holders, holder -> holder.equals(quote));
        show("toString shows values", holders, holder -> holder.toString().contains("askPrice"));
        show(
                "$toString names the class",
                holders,
                holder -> holder.$toString().contains(quote.getClass().getName()));
    }

    private static String cast(BytesMarshallable holder) {
        try {
            return MarketData.class.cast(holder) == holder ? "succeeds" : "another object";
        } catch (ClassCastException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** Changes a field by its name, as every self-describing object of Chronicle allows. */
    private static String fieldByName(BytesMarshallable holder) {
        if (!(holder instanceof Marshallable marshallable)) {
            return "no way";
        }
        try {
            marshallable.setLongField("time", marshallable.getLongField("time"));
            return "read, changed";
        } catch (NoSuchFieldException e) {
            return "no such field";
        }
    }

    /** Asks the library where the fields are. */
    private static String layout(BytesMarshallable holder) {
        Class<?> type = holder.getClass();
        return BytesUtil.isTriviallyCopyable(type)
                ? BytesUtil.triviallyCopyableLength(type) + " bytes at " + BytesUtil.triviallyCopyableStart(type)
                : "unknown";
    }

    /** Returns the public methods, those of every object aside. */
    private static Stream<String> publicMethods(BytesMarshallable holder) {
        return Stream.of(holder.getClass().getMethods())
                .filter(method -> method.getDeclaringClass() != Object.class && !method.isBridge())
                .map(method -> method.getName() + List.of(method.getParameterTypes()))
                .filter(name -> !name.matches("(equals|hashCode|toString)\\[.*"))
                .distinct();
    }

    private static void show(
            String question, List<BytesMarshallable> holders, Function<BytesMarshallable, Object> answer) {
        Object[] answers = holders.stream().map(answer).toArray();
        System.out.printf("    %-28s%-20s%-20s%s%n", question, answers[0], answers[1], answers[2]);
    }

    private void showOtherJvms() throws IOException {
        String written = QuoteFile.text(quote);
        Path file = Files.createTempFile("quote", ".bytes");
        try {
            QuoteFile.write(file, quote);
            System.out.printf("%n  Its memory, copied into another JVM%n");
            show("written", written);
            show(
                    "read",
                    require(
                            written,
                            SecondJvm.run(List.of(), QuoteFile.class, file.toString())
                                    .line(1)));

            List<String> flags = flagsOfOtherHeaders();
            SecondJvm other = SecondJvm.run(flags, QuoteFile.class, file.toString());
            System.out.printf("%n  The same in a JVM with other object headers, %s%n", flags.get(flags.size() - 1));
            show("without the fingerprint", other.line(0));
            show("with it", withoutPackages(require("refused: ", other.line(1))));
            holds &= !other.line(0).equals(written);
        } finally {
            Files.delete(file);
        }
    }

    /** Returns flags with which a JVM has other object headers than this one, and puts fields elsewhere. */
    private static List<String> flagsOfOtherHeaders() {
        if (Runtime.version().feature() < 24) {
            return List.of("-XX:-UseCompressedClassPointers");
        }
        boolean compact = BytesUtil.triviallyCopyableStart(MarketData.class) == 8;
        // Unlocking is necessary on 24 only, and harmless later.
        return List.of("-XX:+UnlockExperimentalVMOptions", "-XX:" + (compact ? "-" : "+") + "UseCompactObjectHeaders");
    }

    private String require(String beginning, String found) {
        holds &= found.startsWith(beginning);
        return found;
    }

    private static void show(String what, String fact) {
        System.out.printf("    %-28s%s%n", what, fact);
    }

    private static String withoutPackages(String text) {
        return text.replaceAll("(?:[a-z]+\\.)+(?=[A-Z])", "");
    }
}
