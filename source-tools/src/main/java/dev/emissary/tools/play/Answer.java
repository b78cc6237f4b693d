package dev.emissary.tools.play;

import dev.emissary.Emissary;
import dev.emissary.tools.compile.ClassFiles;
import dev.emissary.tools.play.Program.View;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * What the page is told about a program. A view that it has not asked for is null.
 *
 * @param plain the program without emissaries, or null if there is none: no emissary is in it, or none without an error
 * @param messages the diagnostics
 * @param lines how many lines of code the program has
 * @param plainLines how many the program without emissaries has
 * @param forwarders the forwarders in {@code plain}
 * @param bytecode what {@code javap} prints of the emissaries
 * @param reflection what reflection says of the emissaries
 * @param clauses what the clauses say
 * @param comparison the program by hand
 */
record Answer(
        String plain,
        List<Message> messages,
        int lines,
        int plainLines,
        List<PlainClass.Forwarder> forwarders,
        String bytecode,
        List<ReflectionView.Mirror> reflection,
        List<Clauses.Note> clauses,
        Comparison comparison) {

    /** Compiles a program and tells what is asked about it. */
    static Answer of(WarmCompiler compiler, Program program) throws IOException {
        WarmCompiler.Compiled compiled = compiler.compile(program);
        Set<View> views = program.views();
        List<PlainClass> classes = views.isEmpty() || compiled.plain() == null
                ? List.of()
                : PlainProgram.classes(
                        compiler, compiled.plain(), new LineDifference(program.source(), compiled.plain()));
        Map<String, byte[]> emissaries = emissaries(compiled.classFiles());
        return new Answer(
                compiled.plain(),
                compiled.messages(),
                LineDifference.codeLines(program.source()).cardinality(),
                compiled.plain() == null
                        ? 0
                        : LineDifference.codeLines(compiled.plain()).cardinality(),
                views.contains(View.FORWARDERS)
                        ? classes.stream()
                                .flatMap(plain -> plain.forwarders().stream())
                                .toList()
                        : null,
                views.contains(View.BYTECODE) ? Bytecode.of(emissaries) : null,
                views.contains(View.REFLECTION) ? ReflectionView.of(emissaries) : null,
                views.contains(View.CLAUSES) ? Clauses.read().notes(compiled.messages(), classes) : null,
                views.contains(View.COMPARISON) ? Comparison.of(compiler, program) : null);
    }

    /** Returns the class files that bear the annotation, or all of them if none does. */
    private static Map<String, byte[]> emissaries(Map<String, byte[]> classFiles) {
        Map<String, byte[]> marked = classFiles.entrySet().stream()
                .filter(file -> isEmissary(file.getValue()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return marked.isEmpty() ? classFiles : marked;
    }

    /** Returns whether a class is an emissary: both forms record the annotation (EM-FORM-3). */
    private static boolean isEmissary(byte[] classFile) {
        ClassNode node = new ClassNode();
        ClassFiles.reader(classFile)
                .accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return Stream.of(node.visibleAnnotations, node.invisibleAnnotations)
                .filter(Objects::nonNull)
                .flatMap(List::stream)
                .anyMatch(annotation -> annotation.desc.equals(Type.getDescriptor(Emissary.class)));
    }
}
