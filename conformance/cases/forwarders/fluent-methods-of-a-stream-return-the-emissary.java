// clauses: EM-FWD-5
// claim: Fluent methods of a stream return the emissary where the stream returns itself, and another stream as it
//     is.
// class X: public final class X<T> extends dev.emissary.lang.Emissary implements java.util.stream.Stream<T>
// main: X
// prints: true true true ab
import java.util.stream.*;
public emissary X<T>(Stream<T> stream) {
    public static void main(String[] arguments) {
        Stream<String> stream = Stream.of("b", "a");
        X<String> x = new X<>(stream);
        Stream<String> closing = x.onClose(() -> {});
        System.out.println((closing == x) + " " + (x.sequential() == x) + " " + (x.parallel() == x)
            + " " + x.sorted().collect(Collectors.joining()));
    }
}
