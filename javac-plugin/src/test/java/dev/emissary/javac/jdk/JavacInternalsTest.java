package dev.emissary.javac.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.JavacMessages;
import dev.emissary.javac.testing.Javac;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests of what no compiler and no JVM checks in the running JDK: the members that the plugin looks up by name, and the
 * keys of javac's messages that it uses (EM-OPT-1, EM-DIAG-1).
 */
class JavacInternalsTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern JAVACS_KEY = Pattern.compile("\\bjavac(?:Syntax)?Error\\([^;\"]*\"([\\w.]+)\"");

    /** One that has gone, or come back, needs a look at whoever uses it. */
    @ParameterizedTest
    @EnumSource
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

    @Test
    void everyMessageOfJavacThatASourceNamesHasAText() throws IOException {
        JavacTask task = Javac.plain().task(new StringWriter(), diagnostic -> {}, List.of());
        assertThat(CompilerAccess.open()).isNull();
        JavacMessages messages = JavacMessages.instance(((BasicJavacTask) task).getContext());
        Set<String> keys = keysOfJavac();
        assertThat(keys).isNotEmpty();
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
