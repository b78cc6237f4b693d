/* Conformance tests of delegates and of implicit and named delegation (EM-DEL-1, EM-DEL-2, EM-DEL-4). */
package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Recorder;
import dev.emissary.javac.testing.Separately;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DelegatedInterfacesTest {
    private static List<String> interfaces(Compiled compiled, String name) {
        return Arrays.stream(compiled.load(name).getGenericInterfaces())
                .map(Type::getTypeName)
                .toList();
    }

    @Test
    @Clause("EM-DEL-1")
    void eachComponentIsAPrivateFinalFieldThatHoldsTheDelegate() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                @dev.emissary.Emissary(Runnable.class)
                emissary A<T>(Runnable run, int[] numbers, T any, String... texts);
                """).clean();
        Recorder recorder = new Recorder();
        Object[] components = {recorder.delegate(Runnable.class), new int[] {1}, "any", new String[] {"a"}};
        Object a = compiled.create("A", components);
        Field[] fields = a.getClass().getDeclaredFields();
        assertThat(fields).extracting(Field::getName).containsExactly("run", "numbers", "any", "texts");
        for (int i = 0; i < fields.length; i++) {
            assertThat(fields[i].getModifiers()).isEqualTo(Modifier.PRIVATE | Modifier.FINAL);
            fields[i].setAccessible(true);
            assertThat(fields[i].get(a)).isSameAs(components[i]);
        }
        ((Runnable) a).run();
        assertThat(recorder.calls()).hasSize(1);
    }

    @ParameterizedTest
    @Clause("EM-DEL-2")
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary E(XY xy);                                            | XY    | x z y",
                "emissary E(XY xy) implements X;                               | X     | x",
                "emissary E(XY xy) implements Y, X;                            | Y X   | y x",
                "emissary E(XY xy) implements XY;                              | XY    | x z y",
                "emissary E(XY xy) implements X, XY;                           | X XY  | x z y",
                "emissary E(XY xy, X own) implements XY { public void x() {} } | XY X  | x z y",
                "emissary E(XY xy, M m) implements M;                          | XY M  | x z y",
                "emissary E(XY xy) implements M;                               | XY M  | x z y",
                "emissary E(MX mx) implements M;                               | MX M  | x",
                "emissary E(M m);                                              | M     | ",
                "emissary E(Cl cl) implements X;                               | X     | x",
                "emissary E(Cl cl) implements Y;                               | Y     | y",
                "emissary E(Cl cl) implements X, Y;                            | X Y   | x y",
                "emissary E(Sub sub) implements Y, M;                          | Y M   | y",
                "emissary E(Ab ab) implements XY;                              | XY    | x z y",
                "emissary E(En en) implements X;                               | X     | x",
                "emissary E(Re re) implements X;                               | X     | x",
                "emissary E<T extends X>(T t) implements X;                    | X     | x",
                "emissary E<T extends Sub & Z>(T t) implements Z, X;           | Z X   | x z",
                "emissary E<T extends U, U extends XY>(T t) implements Y;      | Y     | y",
                "emissary E<T extends Object & X>(T t) implements X;           | X     | x",
                "emissary E(Y y, X x);                                         | Y X   | x y",
                "emissary E(Y y, X x) implements X;                            | Y X   | x y",
                "emissary E(Z z) implements X { public void x() {} }           | Z X   | x z",
                "emissary E(Z z, XY xy) implements X, Y;                       | Z X Y | x y z",
                "emissary E(MS s) implements MStatic;                          | MS MStatic | x",
                "emissary E(MO o) implements MObject;                          | MO MObject | x",
                "emissary E(MO o) implements MObject, X;                       | X MObject | x",
                "emissary E(Co co) implements Comp;                            | Comp  | compare",
            })
    void implementedInterfacesAndForwardersAre(String declaration, String interfaces, String methods) {
        Compiled compiled = emissary().compile("""
                interface X { void x(); }
                interface Y { void y(); }
                interface Z { void z(); }
                interface XY extends X, Z, Y {}
                interface M {}
                interface MX extends M, X {}
                interface MStatic { static void s() {} private void p() {} }
                interface MS extends MStatic, X {}
                interface MObject { boolean equals(Object o); int hashCode(); String toString(); }
                interface MO extends MObject, X {}
                interface Comp { boolean equals(Object o); void compare(); }
                interface Co extends Comp, X {}
                class Cl implements X, Y { public void x() {} public void y() {} public void own() {} }
                class Sub extends Cl implements M {}
                abstract class Ab implements XY {}
                enum En implements X { A; public void x() {} }
                record Re(int i) implements X { public void x() {} }
                """ + declaration).clean();
        assertThat(interfaces(compiled, "E")).isEqualTo(List.of(interfaces.split(" ")));
        assertThat(compiled.classFile("E").publicMethods())
                .extracting(signature -> signature.replace("()V", ""))
                .containsExactlyInAnyOrder(methods == null ? new String[0] : methods.split(" "));
    }

    @Test
    @Clause("EM-DEL-2")
    void markerInterfaceNamesNoComponent() {
        assertThat(emissary().compile("""
                import java.util.*;
                emissary A(ArrayList<String> list) implements RandomAccess;
                emissary B(ArrayList<String> list) implements RandomAccess, java.io.Serializable, Iterable<String>;
                """).errors()).containsExactly("A.java:2 emissary.err.component.not.interface");
    }

    /** A listed interface is asked for its methods in its tree, or in its class file. */
    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-FWD-2", "EM-FWD-9"})
    @CsvSource(
            delimiter = '|',
            value = {
                "boolean equals(Object o);                         | K M | k",
                "boolean equals(final java.lang.@A Object o);      | K M | k",
                "int hashCode(); String toString();                | K M | k",
                "boolean equals(Object o, int i);                  | M   | equals",
                "boolean equals(String s);                         | M   | equals",
                "boolean equals(Object[] o);                       | M   | equals",
                "boolean equals(Object... o);                      | M   | equals",
                "boolean equals();                                 | M   | equals",
                "boolean equals(q.Object o);                       | M   | equals",
                "boolean equals(Object o); class Object {}         | M   | equals",
                "int hashCode(int i);                              | M   | hashCode",
                "String toString(Object o);                        | M   | toString",
                "Object clone();                                   | M   | clone",
            })
    void interfaceThatOnlyRedeclaresMethodsOfObjectNamesNoComponent(String members, String interfaces, String methods) {
        String[] types = {
            "package p; public interface M { %s }".formatted(members),
            "package p; public interface K extends M { void k(); }",
            "package p; import java.lang.annotation.*; @Target(ElementType.TYPE_USE)\npublic @interface A {}",
            "package q; public class Object {}"
        };
        String declaration = "package p; emissary E(K k) implements M;";
        Compiled together = emissary()
                .compile(Stream.concat(Stream.of(types), Stream.of(declaration)).toArray(String[]::new))
                .clean();
        Compiled steps = Separately.compile(
                        emissary(), emissary().compile(types).clean(), declaration)
                .clean();
        assertThat(steps.bytes("p.E")).isEqualTo(together.bytes("p.E"));
        assertThat(interfaces(together, "p.E")).isEqualTo(List.of(("p." + interfaces.replace(" ", " p.")).split(" ")));
        assertThat(together.classFile("p.E").publicMethods())
                .extracting(signature -> signature.substring(0, signature.indexOf('(')))
                .containsExactly(methods);
    }

    @ParameterizedTest
    @Clause("EM-DEL-2")
    @CsvSource(
            delimiter = '|',
            value = {
                "import q.Object;           | boolean equals(Object o); | p.M",
                "import java.lang.Object;   | boolean equals(Object o); | p.K p.M",
                "import q.*;                | int hashCode();           | p.K p.M",
            })
    void otherClassNamedObjectIsNotObject(String imports, String members, String interfaces) {
        Compiled compiled = emissary()
                .compile(
                        "package p; " + imports + "\npublic interface M { " + members + " }",
                        "package p; interface K extends M { void k(); }",
                        "package q; public class Object {}",
                        "package p; emissary E(K k) implements M;")
                .clean();
        assertThat(interfaces(compiled, "p.E")).isEqualTo(List.of(interfaces.split(" ")));
    }

    @Test
    @Clause("EM-DEL-2")
    void interfaceListedWithOtherTypeArgumentsNamesNoComponent() {
        Compiled compiled = emissary().compile("""
                class Text implements Comparable<Text>, Runnable {
                    public int compareTo(Text t) { return 0; }
                    public void run() {}
                }
                emissary A(Text t) implements Comparable<String>, Runnable { public int compareTo(String s) { return 0; } }
                """).clean();
        assertThat(interfaces(compiled, "A"))
                .containsExactly("java.lang.Runnable", "java.lang.Comparable<java.lang.String>");
        assertThat(compiled.classFile("A").publicMethods()).containsExactly("compareTo(Ljava/lang/String;)I", "run()V");
    }

    @Test
    @Clause("EM-DEL-4")
    void interfacesThatNoComponentServesAreImplementedByHand() {
        Compiled compiled = emissary().compile("""
                emissary A(Runnable r) implements AutoCloseable, Comparable<A> {
                    public void close() {}
                    public int compareTo(A a) { return 0; }
                }
                """).clean();
        assertThat(interfaces(compiled, "A"))
                .containsExactly("java.lang.Runnable", "java.lang.AutoCloseable", "java.lang.Comparable<A>");
        Compiled missing = emissary().compile("emissary A(Runnable r) implements AutoCloseable;");
        assertThat(missing.errors()).containsExactly("A.java:1 compiler.err.does.not.override.abstract");
    }

    @Test
    @Clause("EM-DEL-4")
    void interfaceImplementedByHandMayShareAMethodWithADelegatedOne() {
        Compiled compiled = emissary().compile("""
                interface X { void f(); }
                interface Y { void f(); default void g() { f(); } }
                emissary A(X x) implements Y;
                """).clean();
        Recorder recorder = new Recorder();
        Object a = compiled.create("A", recorder.delegate(compiled.load("X")));
        assertThat(compiled.classFile("A").publicMethods()).containsExactly("f()V");
        assertThat(a.getClass().getInterfaces()).containsExactly(compiled.load("X"), compiled.load("Y"));
    }

    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-DEL-4"})
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary E(M<String> m) implements M<String>;            | M<java.lang.String>",
                "emissary E<T>(M<T> m, X x) implements X, M<T>;           | M<T> X",
                "emissary E(MX<String> m) implements M<String>;           | MX<java.lang.String> M<java.lang.String>",
            })
    void markerWithTypeArgumentsMayBeListedBesideAComponentThatHasIt(String declaration, String interfaces) {
        Compiled compiled = emissary().compile("""
                interface X { void x(); }
                interface M<T> {}
                interface MX<T> extends M<T>, X {}
                """ + declaration).clean();
        assertThat(interfaces(compiled, "E")).isEqualTo(List.of(interfaces.split(" ")));
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-5"})
    void markerNamesNoComponentOfATypeVariableEither() {
        assertThat(emissary().compile("""
                interface M<T> {} interface A<T> extends M<T> { void f(); }
                emissary E<V extends A<String>>(V v) implements M<String>;
                """).errors()).containsExactly("M.java:2 emissary.err.component.not.interface");
    }
}
