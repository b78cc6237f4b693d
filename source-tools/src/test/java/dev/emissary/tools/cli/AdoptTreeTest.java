package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What "emissary adopt" does about files that use or extend the classes to convert, or have types of the same name. */
class AdoptTreeTest {
    private static final String CAST = """
            package demo;

            import java.io.*;

            class Casts {
                static void close(Loud loud) throws IOException {
                    if (loud instanceof Closeable) ((Closeable) loud).close();
                }
            }
            """;

    private static final String COMPONENT = "package com.acme.impl;\n\n"
            + Cli.TASK
                    .replace("final class Task implements Runnable", "class MyComponent implements Runnable")
                    .replace("Task(", "MyComponent(")
                    .replace("run()", "start()")
                    .replace("Runnable", "com.acme.api.MyComponent")
                    .replace("runnable", "component");

    @TempDir
    private Path scratch;

    @Test
    void onlyTheClassThatBreaksOtherCodeIsTakenBackFromAFile() throws IOException {
        Path both = Cli.write(
                scratch, "demo/Both.java", task("Loud") + task("Quiet").replace("package demo;\n", ""));
        Cli.write(scratch, "demo/Casts.java", CAST);
        Cli run = Cli.adopt("--write", scratch);
        assertThat(both).content().contains("class Loud implements", "record Quiet(Runnable runnable) {}");
        assertThat(run.out()).contains("1 class converted, 1 forwarder fewer; 1 other class stays.");
    }

    @Test
    void aClassThatOtherFilesNeedStaysAlsoAmongOldErrors() throws IOException {
        Path loud = Cli.write(scratch, "demo/Loud.java", task("Loud"));
        Path quiet = Cli.write(scratch, "demo/Quiet.java", task("Quiet"));
        Path casts = Cli.write(scratch, "demo/Casts.java", CAST.replace("if (loud", "missing();\n        if (loud"));
        Cli.write(scratch, "demo/Twice.java", task("Quiet"));
        Cli run = Cli.adopt("--write", scratch);
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("Loud stays\n  other code would no longer compile\n    line 3: " + casts
                        + ":8: incompatible types: demo.Loud cannot be converted to java.io.Closeable\n")
                .contains("Quiet becomes an emissary")
                .contains("2 classes converted");
        assertThat(loud).hasContent(task("Loud"));
        assertThat(quiet).content().contains("record Quiet(Runnable runnable) {}");
    }

    @Test
    void aFileThatUsesAnEmissaryIsCompiledWithThePlugin() throws IOException {
        Cli.write(
                scratch,
                "demo/First.java",
                "package demo;\n\n@dev.emissary.Emissary\nrecord First(Runnable runnable) {}\n");
        String first = "Runnable first() {\n        return new First(runnable);\n    }\n\n    @Override";
        Path second = Cli.write(scratch, "demo/Second.java", task("Second").replace("@Override", first));
        assertThat(Cli.adopt("--write", scratch).out()).contains("1 class converted");
        assertThat(second).content().contains("record Second(Runnable runnable)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "package com.acme.impl; class Sub extends MyComponent { Sub() { super(null); } }",
                "package com.acme.impl; class Sub { Object sub = new MyComponent(null) {}; }",
            })
    void aClassThatAnotherExtendsStays(String subclass) throws IOException {
        writeComponent();
        Cli.write(scratch, "com/acme/impl/Sub.java", subclass);
        assertThat(Cli.adopt(scratch).out())
                .contains("com.acme.impl.MyComponent stays\n  other code would no longer compile\n    line 3: ");
    }

    private void writeComponent() throws IOException {
        Cli.write(
                scratch,
                "com/acme/api/MyComponent.java",
                "package com.acme.api;\n\npublic interface MyComponent {\n    void start();\n}\n");
        Cli.write(scratch, "com/acme/impl/MyComponent.java", COMPONENT);
    }

    private static String task(String name) {
        return "package demo;\n\n" + Cli.TASK.replace("Task", name).replace("final class", "class");
    }
}
