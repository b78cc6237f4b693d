package dev.emissary.examples.restrictedview;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program that hands out objects of rich classes through emissaries that expose one narrow interface each. */
public final class RestrictedViewExample {
    private final PrintStream out;

    RestrictedViewExample(PrintStream out) {
        this.out = out;
    }

    /** Runs the program. */
    public static void main(String... args) throws IOException, ExecutionException, InterruptedException {
        new RestrictedViewExample(System.out).run();
    }

    void run() throws IOException, ExecutionException, InterruptedException {
        out.println();
        out.println("RESTRICTED VIEW: a class behind a narrower interface");
        out.println(
                "  declared      @Emissary public record JournalWriter(StringBuilder journal) implements Appendable {}");
        out.println("                @Emissary public record JournalReader(StringBuilder journal)"
                + " implements CharSequence {...}");
        out.println(
                "                @Emissary(Future.class) public record Outcome<T>(CompletableFuture<T> future) {...}");
        showJournal(new StringBuilder());
        showOutcome();
    }

    private void showJournal(StringBuilder journal) throws IOException {
        Appendable writer = new JournalWriter(journal);
        CharSequence reader = new JournalReader(journal);
        out.printf("%n  One StringBuilder, two one-way doors%n");
        show("StringBuilder", publicMethods(StringBuilder.class) + " public methods");
        show(
                "JournalWriter",
                publicMethods(JournalWriter.class) + " of them, through " + interfaces(JournalWriter.class));
        show(
                "JournalReader",
                publicMethods(JournalReader.class) + " of them, through " + interfaces(JournalReader.class));
        Appendable returned = writer.append("opened; ").append("closed; ");
        show("append returns", returned == writer ? "the writer itself, not the StringBuilder" : "the StringBuilder");
        show("reader sees", "\"" + reader + "\"");
        writer.append("archived; ");
        show("and later", "\"" + reader + "\"");
        show("reader can write", reader instanceof Appendable);
        show("writer can read", writer instanceof CharSequence);
    }

    private void showOutcome() throws ExecutionException, InterruptedException {
        CompletableFuture<String> owned = new CompletableFuture<>();
        Future<String> outcome = new Outcome<>(owned);
        out.printf("%n  A result that only its owner can give%n");
        show("Outcome is a", Outcome.class.getGenericInterfaces()[0].getTypeName());
        show("CompletableFuture", forge(new CompletableFuture<>(), "forged"));
        show("Outcome", forge(outcome, "forged"));
        show("cancel(true)", outcome.cancel(true) ? "canceled" : "refused");
        owned.complete("the owner's result");
        show("get()", outcome.get());
    }

    /** Tries to complete a future that somebody else is working on. */
    static String forge(Future<String> future, String result) throws ExecutionException, InterruptedException {
        if (future instanceof CompletableFuture<String> completable) {
            completable.complete(result);
            return "can be cast and completed by anyone: get() gives \"" + future.get() + "\"";
        }
        return "cannot be cast, is " + (future.isDone() ? "done" : "still open");
    }

    private void show(String what, Object fact) {
        out.printf("    %-20s%s%n", what, fact);
    }

    private static long publicMethods(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> method.getDeclaringClass() != Object.class)
                .map(method -> method.getName() + List.of(method.getParameterTypes()))
                .distinct()
                .count();
    }

    private static String interfaces(Class<?> type) {
        return Arrays.stream(type.getInterfaces()).map(Class::getSimpleName).collect(Collectors.joining(", "));
    }
}
