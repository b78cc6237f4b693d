package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Recorder;
import dev.emissary.javac.testing.Separately;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of delegates and of implicit and named delegation (EM-DEL-1, EM-DEL-2, EM-DEL-4). */
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
                "emissary E(XY xy) implements X;                               | XY X  | x z y",
                "emissary E(XY xy) implements Y, X;                            | XY Y X | x z y",
                "emissary E(XY xy) implements XY;                              | XY    | x z y",
                "emissary E(XY xy) implements X, XY;                           | XY X  | x z y",
                "emissary E(M m, XY xy) implements X, XY, M;                   | M XY X | x z y",
                "emissary E(Z z) implements XY { public void x() {} public void y() {} } | Z XY | x z y",
                "emissary E(Z z, X x) implements AutoCloseable { public void close() {} } | Z X java.lang.AutoCloseable | x z close",
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
                "emissary E(Z z, XY xy) implements X, Y { public void z() {} } | Z XY X Y | x y z",
                "emissary E(Z z, Cl cl) implements X, Y;                       | Z X Y | x y z",
                "emissary E(Cl cl, X x) implements X { public void x() {} }    | X     | x",
                "emissary E(Cl cl, XY xy) implements X { public void x() {} }  | X XY  | x z y",
                "emissary E(MS s) implements MStatic;                          | MS MStatic | x",
                "emissary E(MO o) implements MObject;                          | MO MObject | x",
                "emissary E(MO o) implements MObject, X;                       | MO MObject X | x",
                "emissary E(Co co) implements Comp;                            | Co Comp | compare x",
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
                "boolean equals(Object o);                         | J M | k",
                "boolean equals(final java.lang.@A Object o);      | J M | k",
                "int hashCode(); String toString();                | J M | k",
                "boolean equals(Object o, int i);                  | M J | equals k",
                "boolean equals(String s);                         | M J | equals k",
                "boolean equals(Object[] o);                       | M J | equals k",
                "boolean equals(Object... o);                      | M J | equals k",
                "boolean equals();                                 | M J | equals k",
                "boolean equals(q.Object o);                       | M J | equals k",
                "boolean equals(Object o); class Object {}         | M J | equals k",
                "int hashCode(int i);                              | M J | hashCode k",
                "String toString(Object o);                        | M J | toString k",
                "Object clone();                                   | M J | clone k",
            })
    void interfaceThatOnlyRedeclaresMethodsOfObjectNamesNoComponent(String members, String interfaces, String methods) {
        String[] types = {
            "package p; public interface M { %s }".formatted(members),
            "package p; public interface J { void k(); }",
            "package p; public abstract class K implements M, J { public java.lang.Object clone() { return this; } }",
            "package p; import java.lang.annotation.*; @Target(ElementType.TYPE_USE)\npublic @interface A {}",
            "package q; public class Object {}"
        };
        String declaration = "package p; emissary E(K k) implements M, J;";
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
                .containsExactlyInAnyOrder(methods.split(" "));
    }

    @ParameterizedTest
    @Clause("EM-DEL-2")
    @CsvSource(
            delimiter = '|',
            value = {
                "import q.Object;           | boolean equals(Object o); | p.M p.J",
                "import java.lang.Object;   | boolean equals(Object o); | p.J p.M",
                "import q.*;                | int hashCode();           | p.J p.M",
            })
    void otherClassNamedObjectIsNotObject(String imports, String members, String interfaces) {
        Compiled compiled = emissary()
                .compile(
                        "package p; " + imports + "\npublic interface M { " + members + " }",
                        "package p; interface J { void k(); }",
                        "package p; abstract class K implements M, J {}",
                        "package q; public class Object {}",
                        "package p; emissary E(K k) implements M, J;")
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
    @Clause("EM-DEL-2")
    void interfaceAfterImplementsTakesNothingFromTheComponents() {
        Compiled compiled = emissary().compile("""
                import java.nio.channels.*;
                emissary Duplex(ReadableByteChannel in, WritableByteChannel out) implements AutoCloseable {
                    @Override public boolean isOpen() { return in.isOpen() && out.isOpen(); }
                    @Override public void close() throws java.io.IOException { try (in; out) {} }
                }
                """).clean();
        assertThat(compiled.load("Duplex").getInterfaces())
                .containsExactly(ReadableByteChannel.class, WritableByteChannel.class, AutoCloseable.class);
        assertThat(compiled.classFile("Duplex").publicMethods())
                .extracting(signature -> signature.substring(0, signature.indexOf('(')))
                .containsExactlyInAnyOrder("read", "write", "isOpen", "close");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-CONF-1"})
    @ValueSource(
            strings = {
                "emissary E(XY xy, Cl cl) implements X;",
                "emissary E(Cl cl, XY xy) implements X;",
                "emissary E(X x, Cl cl) implements X;",
                "@dev.emissary.Emissary record E(Cl cl, XY xy) implements X {}",
                "emissary E<T extends X>(XY xy, T t) implements X;",
            })
    void interfaceThatNamesOneComponentAndThatAnotherHasIsAConflict(String declaration) {
        assertThat(emissary().compile("""
                interface X { void x(); } interface Y { void y(); } interface XY extends X, Y {}
                class Cl implements X { public void x() {} }
                """ + declaration).errors())
                .containsExactly("X.java:3 emissary.err.method.conflict");
    }

    @Test
    @Clause("EM-DEL-2")
    void annotationOfAListedInterfaceStays() {
        Compiled compiled = emissary().compile("""
                import java.lang.annotation.*;
                @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface A {}
                emissary E(Runnable r, AutoCloseable c) implements @A AutoCloseable;
                """).clean();
        AnnotatedType[] interfaces = compiled.load("E").getAnnotatedInterfaces();
        assertThat(interfaces)
                .extracting(type -> type.getType().getTypeName())
                .containsExactly("java.lang.Runnable", "java.lang.AutoCloseable");
        assertThat(interfaces[0].getAnnotations()).isEmpty();
        assertThat(interfaces[1].getAnnotations()).hasSize(1);
    }

    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-CONF-4"})
    @ValueSource(
            strings = {
                "emissary E(List<String> l) implements\nList<Integer>;",
                "emissary E(List<String> l) implements\nIterable<Integer>;",
                "emissary E(List<String> l) implements\nCollection;",
                "emissary E(List<String> l) implements\nList;",
                "emissary E(Collection c) implements\nIterable<String>;",
            })
    void listedInterfaceThatAComponentHasWithOtherTypeArgumentsIsJavacsOwnError(String declaration) {
        assertThat(emissary()
                        .withOptions("-Xlint:none")
                        .compile("import java.util.*;\n" + declaration)
                        .errors())
                .containsExactly("E.java:3 compiler.err.cant.inherit.diff.arg");
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
