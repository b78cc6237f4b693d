package dev.emissary.javac.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * Checks that other releases of javac, which are published as libraries, have what {@link JavacInternalsTest} finds in
 * the running one, and all that the plugin's class files refer to (EM-OPT-1).
 *
 * <p>The plugin that this build compiles on JDK 17 is the one that runs everywhere; one that is compiled on a newer JDK
 * is for that JDK only, and is not checked.
 */
@EnabledForJreRange(max = JRE.JAVA_17)
class OtherReleasesTest {
    private static final Path CLASSES = Path.of("target/classes");
    private static final String JAVAC = "com/sun/tools/javac/";
    private static final int CLASS = 7;
    private static final Pattern IMPORT = Pattern.compile("import (com[.]sun[.]tools[.]javac[.][\\w.]*?(\\w+));");
    private static final Set<Integer> MEMBERS = Set.of(9, 10, 11);

    private static final List<Release> RELEASES = releases();

    /** The javac of one JDK: its classes without the code of their methods. */
    private record Release(int feature, Map<String, ClassNode> types) {
        /** Reads a jar, whose name has {@code jdk-} and the release. */
        static Release read(Path path) {
            int feature = Integer.parseInt(path.getFileName().toString().replaceFirst(".*jdk-(\\d+).*", "$1"));
            Map<String, ClassNode> types = new HashMap<>();
            try (JarFile jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, Runtime.Version.parse("17"))) {
                for (JarEntry entry : (Iterable<JarEntry>) jar.versionedStream()::iterator) {
                    // What is in META-INF are the signatures of the JDK's own classes.
                    if (entry.getName().matches("(?!META-INF).*[.]class")) {
                        ClassNode node = new ClassNode();
                        new ClassReader(jar.getInputStream(entry))
                                .accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
                        types.put(node.name, node);
                    }
                }
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
            return new Release(feature, types);
        }

        @Nullable
        ClassNode type(String name) {
            return types.get(name.replace('.', '/'));
        }

        boolean declares(String owner, String name, String descriptor) {
            ClassNode node = type(owner);
            if (node == null) {
                return !owner.startsWith(JAVAC) && inPlatform(owner, name);
            }
            return node.methods.stream().anyMatch(method -> method.name.equals(name) && method.desc.equals(descriptor))
                    || node.fields.stream().anyMatch(field -> field.name.equals(name) && field.desc.equals(descriptor))
                    || (node.superName != null && declares(node.superName, name, descriptor))
                    || node.interfaces.stream().anyMatch(type -> declares(type, name, descriptor));
        }

        /** Whether a supertype from outside the jar, such as {@code java.lang.Enum}, has a method of a name. */
        private static boolean inPlatform(String owner, String name) {
            try {
                Class<?> type = Class.forName(owner.replace('/', '.'), false, Release.class.getClassLoader());
                return Stream.of(type.getMethods(), type.getDeclaredMethods())
                        .flatMap(Stream::of)
                        .anyMatch(method -> method.getName().equals(name));
            } catch (ClassNotFoundException absent) {
                return false;
            }
        }

        @Override
        public String toString() {
            return "javac " + feature;
        }
    }

    private static List<Release> releases() {
        try (Stream<Path> jars = Files.list(Path.of("target/javac-releases"))) {
            List<Release> releases = jars.sorted().map(Release::read).toList();
            assertThat(releases).isNotEmpty();
            return releases;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** What a class file refers to is in its constant pool (JVMS 4.4). */
    @ParameterizedTest
    @FieldSource("RELEASES")
    void everyMemberOfJavacThatThePluginRefersToExists(Release release) throws IOException {
        Set<String> references = new TreeSet<>();
        Set<String> missing = new TreeSet<>();
        try (Stream<Path> files = Files.walk(CLASSES)) {
            for (Path file :
                    (Iterable<Path>) files.filter(name -> name.toString().endsWith(".class"))::iterator) {
                ClassReader reader = new ClassReader(Files.readAllBytes(file));
                char[] buffer = new char[reader.getMaxStringLength()];
                for (int i = 1; i < reader.getItemCount(); i++) {
                    int item = reader.getItem(i);
                    int tag = item == 0 ? 0 : reader.readByte(item - 1);
                    if (tag == CLASS && reader.readUTF8(item, buffer).startsWith(JAVAC)) {
                        String name = reader.readUTF8(item, buffer);
                        references.add(name);
                        if (release.type(name) == null) {
                            missing.add(name);
                        }
                    } else if (MEMBERS.contains(tag)
                            && reader.readClass(item, buffer).startsWith(JAVAC)) {
                        String owner = reader.readClass(item, buffer);
                        int member = reader.getItem(reader.readUnsignedShort(item + 2));
                        String name = reader.readUTF8(member, buffer);
                        String descriptor = reader.readUTF8(member + 2, buffer);
                        references.add(owner + "." + name + descriptor);
                        if (!release.declares(owner, name, descriptor)) {
                            missing.add(owner + "." + name + descriptor);
                        }
                    }
                }
            }
        }
        assertThat(references).isNotEmpty();
        assertThat(missing).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("RELEASES")
    void hiddenMembersAreThereAsLongAsTheyAreExpected(Release release) {
        List<HiddenMember> ofJavac = Stream.of(HiddenMember.values())
                .filter(member -> member.owner().startsWith("com.sun.tools.javac."))
                .toList();
        assertThat(ofJavac)
                .isNotEmpty()
                .allSatisfy(member -> assertThat(declares(release.type(member.owner()), member))
                        .as(member.owner() + "." + member.member())
                        .isEqualTo(member.isIn(release.feature())));
    }

    private static boolean declares(@Nullable ClassNode owner, HiddenMember member) {
        if (owner == null) {
            return false;
        }
        return member.parameters() != null
                ? owner.methods.stream()
                        .anyMatch(method ->
                                method.name.equals(member.member()) && method.desc.startsWith(member.parameters()))
                : owner.fields.stream()
                        .anyMatch(field -> field.name.equals(member.member())
                                && !(member.isWritten() && (field.access & Opcodes.ACC_FINAL) != 0));
    }

    /**
     * The compiler copies a constant's value into every class that mentions it: the class files of the plugin hold the
     * values of the JDK that they were compiled on.
     */
    @Test
    void inlinedConstantsHaveTheSameValues() throws IOException {
        Map<String, Object> inlined = constants();
        assertThat(inlined).containsKeys("com.sun.tools.javac.code.Flags.RECORD");
        for (Release release : RELEASES) {
            inlined.forEach((name, value) -> {
                int dot = name.lastIndexOf('.');
                assertThat(release.type(name.substring(0, dot)).fields)
                        .as("%s of %s", name, release)
                        .filteredOn(field -> field.name.equals(name.substring(dot + 1)))
                        .extracting(field -> field.value)
                        .containsExactly(value);
            });
        }
    }

    /** Returns the values in the running javac of the constants that the plugin's sources mention. */
    private static Map<String, Object> constants() throws IOException {
        Map<String, Object> constants = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String source = Files.readString(file);
                for (MatchResult imported : IMPORT.matcher(source).results().toList()) {
                    InputStream stream = ClassLoader.getSystemResourceAsStream(
                            imported.group(1).replace('.', '/') + ".class");
                    if (stream != null) {
                        ClassNode type = new ClassNode();
                        new ClassReader(stream).accept(type, ClassReader.SKIP_CODE);
                        type.fields.stream()
                                .filter(field -> field.value != null)
                                .filter(field -> Pattern.compile("\\b" + imported.group(2) + "\\." + field.name + "\\b")
                                        .matcher(source)
                                        .find())
                                .forEach(field -> constants.put(imported.group(1) + "." + field.name, field.value));
                    }
                }
            }
        }
        return constants;
    }
}
