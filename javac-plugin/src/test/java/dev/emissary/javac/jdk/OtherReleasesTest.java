package dev.emissary.javac.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.JavacRelease;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** Tests that other releases of javac have what {@link JavacInternalsTest} finds in the running one. */
@EnabledForJreRange(max = JRE.JAVA_17)
class OtherReleasesTest {
    static List<JavacRelease> releases() {
        return JavacRelease.all();
    }

    @ParameterizedTest
    @MethodSource("releases")
    @Clause("EM-OPT-1")
    void hiddenMembersAreThereAsLongAsTheyAreExpected(JavacRelease release) {
        List<HiddenMember> ofJavac = Stream.of(HiddenMember.values())
                .filter(member -> member.owner().startsWith("com.sun.tools.javac."))
                .toList();
        assertThat(ofJavac)
                .hasSizeGreaterThan(5)
                .allSatisfy(member -> assertThat(release.type(member.owner()).filter(owner -> declares(owner, member)))
                        .as(member.owner() + "." + member.member())
                        .matches(
                                found -> found.isPresent() == member.isIn(release.feature()),
                                "known to be there or gone"));
    }

    private static boolean declares(ClassNode owner, HiddenMember member) {
        return member.parameters() != null
                ? owner.methods.stream()
                        .anyMatch(method ->
                                method.name.equals(member.member()) && method.desc.startsWith(member.parameters()))
                : owner.fields.stream()
                        .anyMatch(field -> field.name.equals(member.member())
                                && !(member.isWritten() && (field.access & Opcodes.ACC_FINAL) != 0));
    }

    @ParameterizedTest
    @MethodSource("releases")
    @Clause("EM-OPT-1")
    void inlinedConstantsHaveTheSameValues(JavacRelease release) {
        Map<String, Long> values = new TreeMap<>();
        InlinedConstants.VALUES.keySet().forEach(name -> values.put(name, value(release, name)));
        Map<String, Long> inlined = new TreeMap<>();
        InlinedConstants.VALUES.forEach((name, value) -> inlined.put(name, value.longValue()));
        assertThat(values).isEqualTo(inlined);
    }

    /** Returns the value of a constant, or null when there is no such constant. */
    private static Long value(JavacRelease release, String name) {
        int dot = name.lastIndexOf('.');
        Optional<FieldNode> constant = release.type(name.substring(0, dot)).stream()
                .flatMap(owner -> owner.fields.stream())
                .filter(field -> field.name.equals(name.substring(dot + 1)))
                .findFirst();
        return constant.map(field -> (Number) field.value)
                .map(Number::longValue)
                .orElse(null);
    }
}
