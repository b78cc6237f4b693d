package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the declarations which motivated emissaries compile and behave, on every JDK. */
class ArticleIT {
    private static final String INTERFACES = """
            public class Interfaces { }
            interface Foo { String f(); }
            interface Bar { String b(); }
            """;

    private static final String BAZZ = "public emissary Bazz(Foo foo, Bar bar);\n";

    private static final String USER = """
            import java.sql.ResultSet;
            public class User {
                @SuppressWarnings("emissary") private emissary EncapsulatedResultSet(ResultSet resultSet);
                private emissary AsCharSequence(CharSequence s);
                static ResultSet encapsulated(ResultSet resultSet) { return new EncapsulatedResultSet(resultSet); }
                static CharSequence text(String s) { return new AsCharSequence(s); }
                public static void main(String... args) throws Exception {
                    Foo foo = () -> "f";
                    Bar bar = () -> "b";
                    System.out.println(new Bazz(foo, bar).f() + new Bazz(foo, bar).b());
                    System.out.println(new FooAndBar(foo, bar).f() + new FooAndBar(foo, bar).b());
                    ResultSet rows = (ResultSet) java.lang.reflect.Proxy.newProxyInstance(
                        User.class.getClassLoader(), new Class<?>[] {ResultSet.class},
                        (proxy, method, arguments) -> method.getName().equals("getString") ? "row " + arguments[0] : null);
                    System.out.println(encapsulated(rows).getString(7) + " " + (encapsulated(rows) == rows));
                    System.out.println(EncapsulatedResultSet.class.getDeclaredMethods().length
                        >= ResultSet.class.getDeclaredMethods().length);
                    CharSequence secret = text("secret");
                    System.out.println(secret.length() + " " + String.join("-", secret.subSequence(0, 3), "x")
                        + " " + (secret instanceof String) + " " + secret.toString().contains("secret"));
                    System.out.println(new com.acme.impl.MyComponent().answer());
                    System.out.println(com.acme.impl.MyComponent.class.getConstructors().length);
                }
            }
            """;

    private static final String COMPONENT = """
            package com.acme.impl;
            public emissary MyComponent(com.acme.api.MyComponent comp) {
                private MyComponent(com.acme.api.MyComponent comp) { this.comp = comp; }
                public MyComponent() { this(new Internal()); }
            }
            class Internal implements com.acme.api.MyComponent { public int answer() { return 42; } }
            """;

    @TempDir
    private Path directory;

    @EachJdk
    @Clause({"EM-FORM-2", "EM-DEL-6", "EM-CTOR-3"})
    void theDeclarationsBehave(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("Interfaces.java", INTERFACES)
                .write("Bazz.java", BAZZ)
                .write("FooAndBar.java", "public emissary FooAndBar(Foo foo, Bar bar);\n")
                .write(
                        "com/acme/api/MyComponent.java",
                        "package com.acme.api;\npublic interface MyComponent { int answer(); }\n")
                .write("com/acme/impl/MyComponent.java", COMPONENT)
                .write("User.java", USER)
                .compile("out", "-Xlint:-auxiliaryclass", "-sourcepath", ".", "Interfaces.java", "User.java");
        assertThat(project.runMain("out", "User").lines())
                .containsExactly("fb", "fb", "row 7 false", "true", "6 sec-x false false", "42", "1");
    }

    @EachJdk
    @Clause({"EM-FWD-4", "EM-EQ-2"})
    void javapShowsTheSameInstructionsAsForTheClassWrittenByHand(Jdk jdk) {
        Project emissary = new Project(jdk, directory.resolve("emissary"))
                .write("Interfaces.java", INTERFACES)
                .write("Bazz.java", BAZZ)
                .compile("out", "-Xlint:-auxiliaryclass", "Interfaces.java", "Bazz.java");
        Project byHand = new Project(jdk, directory.resolve("hand"))
                .write("Interfaces.java", INTERFACES)
                .write("Bazz.java", """
                        public final class Bazz extends dev.emissary.lang.Emissary implements Foo, Bar {
                            private final Foo foo;
                            private final Bar bar;
                            public Bazz(Foo foo, Bar bar) { this.foo = foo; this.bar = bar; }
                            @Override public String f() { return foo.f(); }
                            @Override public String b() { return bar.b(); }
                        }
                        """)
                .compile("out", "-Xlint:-auxiliaryclass", "Interfaces.java", "Bazz.java");
        assertThat(javap(emissary)).isEqualTo(javap(byHand)).contains("getfield", "invokeinterface", "areturn");
    }

    /** Returns what javap prints of Bazz, without the numbers of constants, which have no order. */
    private static String javap(Project project) {
        String text = project.jdk()
                .run(project.directory(), "javap", List.of("-c", "-p", "-cp", "out", "Bazz"))
                .clean();
        return text.replaceAll("#\\d+", "#");
    }
}
