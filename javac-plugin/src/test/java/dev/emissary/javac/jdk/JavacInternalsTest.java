package dev.emissary.javac.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.JavacMessages;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.JavacModel;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests of what no compiler and no JVM checks in the running JDK: the members that the plugin looks up by name, the
 * constants whose values are in its class files, and the keys of javac's messages that it uses.
 */
class JavacInternalsTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern JAVACS_KEY = Pattern.compile("\\bjavac(?:Syntax)?Error\\([^;\"]*\"([\\w.]+)\"");

    /** Javac reads the values in its own class files, packages that are not exported included. */
    private static final JavacModel RUNNING = JavacModel.of();

    static Set<String> constants() {
        return new TreeSet<>(InlinedConstants.VALUES.keySet());
    }

    /** One that has gone, or come back, needs a look at whoever uses it. */
    @ParameterizedTest
    @EnumSource
    @Clause("EM-OPT-1")
    void aHiddenMemberIsThereAsLongAsItIsExpected(HiddenMember member) throws ReflectiveOperationException {
        assertThat(isThere(member)).isEqualTo(member.isIn(Runtime.version().feature()));
    }

    private static boolean isThere(HiddenMember member) throws ReflectiveOperationException {
        try {
            if (member.parameters() == null) {
                Field field = member.declaring().getDeclaredField(member.member());
                assertThat(member.isWritten() && Modifier.isFinal(field.getModifiers()))
                        .as("final")
                        .isFalse();
            } else if (member.member().equals("<init>")) {
                member.constructor();
            } else {
                member.method();
            }
            return true;
        } catch (NoSuchFieldException | ClassNotFoundException | IllegalStateException | TypeNotPresentException no) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("constants")
    @Clause("EM-OPT-1")
    void anInlinedConstantHasTheValueOfTheRunningJdk(String name) {
        int dot = name.lastIndexOf('.');
        TypeElement owner = RUNNING.elements().getTypeElement(name.substring(0, dot));
        Number value = ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name.substring(dot + 1)))
                .map(field -> (Number) field.getConstantValue())
                .findFirst()
                .orElseThrow();
        assertThat(value.longValue())
                .isEqualTo(InlinedConstants.VALUES.get(name).longValue());
    }

    /** The list is that of the sources, as the JDK of the jar to publish reads them. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_17)
    @NoClause("the list that the other test walks")
    void everyConstantOfJavacThatASourceMentionsIsInTheList() {
        assertThat(InlinedConstants.mentionedIn(SOURCES)).isEqualTo(constants());
    }

    @Test
    @Clause({"EM-OPT-1", "EM-DIAG-1"})
    void everyMessageOfJavacThatASourceNamesHasAText() throws IOException {
        JavacTask task = Javac.plain().task(new StringWriter(), diagnostic -> {}, List.of());
        assertThat(CompilerAccess.open().failure()).isNull();
        JavacMessages messages = JavacMessages.instance(((BasicJavacTask) task).getContext());
        Set<String> keys = keysOfJavac();
        assertThat(keys).hasSizeGreaterThan(3);
        for (String key : keys) {
            assertThat(messages.getLocalizedString(Locale.ENGLISH, "compiler.err." + key))
                    .doesNotStartWith("compiler message file broken");
        }
    }

    private static Set<String> keysOfJavac() throws IOException {
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Matcher key = JAVACS_KEY.matcher(Files.readString(file));
                while (key.find()) {
                    keys.add(key.group(1));
                }
            }
        }
        return keys;
    }
}
