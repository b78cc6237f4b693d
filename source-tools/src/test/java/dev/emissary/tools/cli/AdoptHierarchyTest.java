package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a class of a name that other types have too is extended, for "emissary adopt". */
class AdoptHierarchyTest {
    private static final String COMPONENT = """
            package com.acme.impl;

            class MyComponent implements com.acme.api.MyComponent {
                private final com.acme.api.MyComponent component;

                MyComponent(com.acme.api.MyComponent component) {
                    this.component = component;
                }

                @Override
                public void start() {
                    component.start();
                }
            }
            """;

    @TempDir
    private Path scratch;

    @Test
    void aClassMayHaveTheNameOfItsInterface() throws IOException {
        writeComponent();
        assertThat(Cli.run("adopt", scratch).out())
                .contains("+record MyComponent(com.acme.api.MyComponent component) {}\n")
                .contains("1 class to convert");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "package com.acme.impl; class Sub extends MyComponent { Sub() { super(null); } }",
                "package com.acme.impl; class Sub extends com.acme.impl.MyComponent { Sub() { super(null); } }",
                "package com.acme.impl; class Sub { Object sub = new MyComponent(null) {}; }",
                "package other; import com.acme.impl.*; class Sub extends MyComponent { }",
                "package other; import com.acme.impl.MyComponent; class Sub extends MyComponent { }",
            })
    void aSubclassMeansTheClassByItsImportsOrPackage(String subclass) throws IOException {
        writeComponent();
        write("sub/Sub.java", subclass);
        assertThat(Cli.run("adopt", scratch).out())
                .contains("com.acme.impl.MyComponent stays\n  it is extended\n    line 3: by ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "package other; import com.acme.api.MyComponent; class Sub implements MyComponent {%s}",
                "package other; import com.acme.api.*; class Sub implements MyComponent {%s}",
                "package com.acme.impl; import com.acme.api.MyComponent; class Sub implements MyComponent {%s}",
                "package com.acme.impl; class Sub { interface MyComponent {} class Inner implements MyComponent {} }",
                "package com.acme.impl; class Sub implements com.acme.api.MyComponent {%s}",
            })
    void aTypeBelowAnotherOfThatNameIsNone(String other) throws IOException {
        writeComponent();
        write("sub/Sub.java", other.formatted(" public void start() {} "));
        assertThat(Cli.run("adopt", scratch).out()).contains("1 class to convert");
    }

    private void writeComponent() throws IOException {
        write(
                "com/acme/api/MyComponent.java",
                "package com.acme.api;\n\npublic interface MyComponent {\n    void start();\n}\n");
        write("com/acme/impl/MyComponent.java", COMPONENT);
    }

    private void write(String name, String text) throws IOException {
        Path file = scratch.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
