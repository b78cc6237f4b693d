package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tables of small sources, each with its mistakes at the marks {@code ^}, which are taken out before it is compiled. The
 * keys are those of the errors in the order of their positions; there must be no other diagnostic, no warning either.
 */
class NoNoiseTest {
    private static void check(String keys, String marked) {
        StringBuilder source = new StringBuilder();
        List<String> expected = new ArrayList<>();
        String[] pieces = marked.strip().split("\\^");
        for (int i = 0; i < pieces.length - 1; i++) {
            source.append(pieces[i]);
            expected.add("2:" + (source.length() + 1) + " " + keys.split("\\s*,\\s*")[i]);
        }
        source.append(pieces[pieces.length - 1]);
        Compiled compiled = emissary().compile("class Foo {}\n" + source);
        assertThat(compiled.diagnostics().stream()
                        .map(message -> message.line() + ":" + message.column() + " "
                                + message.key().replaceFirst("^compiler\\.err\\.", ""))
                        .sorted())
                .as(source.toString())
                .containsExactlyElementsOf(expected.stream().sorted().toList());
    }

    @ParameterizedTest
    @Clause("EM-DIAG-3")
    @CsvSource(
            delimiter = '|',
            value = {
                // a component's type
                "cant.resolve.location      | emissary A(^Missing m) implements Runnable;",
                "cant.resolve.location      | emissary A(^Missing m, Runnable r) implements Runnable;",
                "cant.resolve.location, cant.resolve.location | emissary A(^Missing m, ^Missing2 n);",
                "cant.resolve.location      | emissary A(Foo^.Missing c);",
                "doesnt.exist               | emissary A(Missing^.Inner c);",
                "cant.resolve.location      | emissary A(Comparable<^Missing> c);",
                "cant.resolve.location      | emissary A(Comparable<? extends ^Missing> c);",
                "cant.resolve.location      | emissary A(java.util.Map<String, ^Missing> c);",
                "cant.resolve.location      | emissary A(java.util.Map^.Missing<String> c);",
                "wrong.number.type.args     | emissary A(I^<String, String> i); interface I<T> { T m(T t); }",
                "type.doesnt.take.params    | emissary A(Runnable^<String> r);",
                "type.doesnt.take.params    | emissary A(String^<String> s) implements CharSequence;",
                "type.found.req             | emissary A(I<^int> i); interface I<T> { T m(T t); }",
                "type.found.req             | emissary A<T>(^T<String> c);",
                "not.within.bounds          | emissary A(I<^String> i); interface I<T extends Number> { T m(T t); }",
                // the explicit list
                "cant.resolve               | @dev.emissary.Emissary(^Missing.class) emissary A(Runnable r);",
                "cant.resolve               | @dev.emissary.Emissary({Runnable.class, ^Missing.class}) emissary A(Runnable r);",
                "cant.resolve               | @dev.emissary.Emissary(value = ^Missing.class) emissary A(Thread t);",
                "cant.resolve.location      | @dev.emissary.Emissary(Comparable.class) emissary A(^Missing m);",
                "cant.resolve               | @dev.emissary.Emissary(^Runnable) emissary A(Thread t);",
                "prob.found.req             | @dev.emissary.Emissary(^1) emissary A(Thread t);",
                "prob.found.req             | @dev.emissary.Emissary(^\"x\") record A(Thread t) {}",
                "annotation.value.must.be.class.literal | @dev.emissary.Emissary(^null) record A(Thread t) {}",
                "cant.resolve.location      | @dev.emissary.Emissary({Foo^.X}) emissary A(Thread t);",
                "cant.resolve.location.args | @dev.emissary.Emissary(^valu = Runnable.class) emissary A(Thread t);",
                "duplicate.annotation.missing.container | @dev.emissary.Emissary ^@dev.emissary.Emissary record A(Runnable r) {}",
                // the implements clause
                "cant.resolve               | emissary A(Runnable r) implements Runnable, ^Missing;",
                "cant.resolve               | emissary A(Comparable<String> c) implements Comparable<^Missing>;",
                "cant.resolve, cant.resolve | emissary A(Runnable r) implements ^Missing<^Missing2>;",
                "intf.expected.here         | emissary A(Runnable r) implements ^String;",
                "intf.expected.here         | emissary A(Runnable r) implements Runnable, ^Foo;",
                "intf.expected.here, type.doesnt.take.params | emissary A(Comparable<String> c) implements Comparable<String>, ^String^<String>;",
                "type.doesnt.take.params    | emissary A(Runnable r) implements Runnable^<String>;",
                "wrong.number.type.args     | emissary A(Runnable r) implements Comparable^<String, String>;",
                "type.found.req             | emissary A(Comparable<String> c) implements Comparable<^int>;",
                "type.found.req             | emissary A<T>(Runnable r) implements ^T;",
                // type parameters and bounds
                "cant.resolve.location      | emissary A<T extends ^Missing<T>>(T t) implements Runnable;",
                "cant.resolve               | emissary A<T extends Comparable<^Missing>>(T t) implements Comparable<T>;",
                "cant.resolve.location      | emissary A<T>(Comparable<^U> t);",
                "already.defined            | emissary A<T, ^T>(Comparable<T> t);",
                // annotations
                "cant.resolve               | @Deprecated(since = ^missing) emissary A(Runnable r);",
                "cant.resolve               | @SuppressWarnings(^Missing.X) emissary A(Runnable r);",
                "cant.resolve.location      | emissary A(@SuppressWarnings(^Missing.X) Runnable r);",
                "annotation.type.not.applicable | ^@Override emissary A(Runnable r);",
            })
    void mistakeInTheHeaderIsTheOnlyError(String keys, String marked) {
        check(keys, marked);
    }
}
