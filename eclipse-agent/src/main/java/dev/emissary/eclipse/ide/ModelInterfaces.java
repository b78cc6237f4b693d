package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.KeywordMark;
import dev.emissary.eclipse.jdt.access.Trees;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.IAnnotation;
import org.eclipse.jdt.core.IMemberValuePair;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.core.SourceType;

/**
 * The names of the interfaces of emissaries in the Java model and in the index. Both are made of the parsed file: the
 * names of the delegated interfaces, as far as the header says them, come before those of the implements clause.
 */
final class ModelInterfaces {
    private ModelInterfaces() {}

    /** Returns the names of the interfaces of a class, which are those of its implements clause so far. */
    @Hook.Exit("org.eclipse.jdt.internal.compiler.SourceElementNotifier.getInterfaceNames")
    public static char[][] names(Object notifier, TypeDeclaration declaration, char[]... clause) {
        Optional<ParsedEmissary> emissary = ParsedEmissary.of(declaration);
        if (emissary.isEmpty()) {
            return clause;
        }
        Stream<char[]> delegated = emissary.get().delegated().stream()
                .map(type -> CharOperation.concatWith(type.getParameterizedTypeName(), '.'));
        return Stream.concat(delegated, Trees.list(clause).stream()).toArray(char[][]::new);
    }

    /**
     * Returns a declaration that was made of the Java model as the parser would have made it of the file: with the
     * interfaces that its implements clause names, and no others, and marked if it is in the keyword form.
     */
    @Hook.Exit("org.eclipse.jdt.internal.compiler.parser.SourceTypeConverter.convert")
    public static TypeDeclaration restore(
            Object converter, SourceType type, CompilationResult result, TypeDeclaration declaration) {
        try {
            return restored(type, declaration);
        } catch (JavaModelException gone) {
            // The file has changed meanwhile, and what was made of it is of no use.
            return declaration;
        }
    }

    private static TypeDeclaration restored(SourceType type, TypeDeclaration declaration) throws JavaModelException {
        if (!declaration.isRecord()) {
            return declaration;
        }
        IAnnotation mark = NamedComponents.mark(type);
        if (mark != null) {
            char[] source = type.getCompilationUnit().getSource().toCharArray();
            KeywordMark.add(declaration, mark.getSourceRange().getOffset(), clause(mark), source);
        }
        Optional<ParsedEmissary> emissary =
                ParsedEmissary.of(declaration, (ICompilationUnit) type.getCompilationUnit());
        if (emissary.isPresent() && declaration.superInterfaces != null) {
            TypeReference[] all = declaration.superInterfaces;
            int added = Math.min(emissary.get().delegated().size(), all.length);
            declaration.superInterfaces = added == all.length ? null : Arrays.copyOfRange(all, added, all.length);
        }
        return declaration;
    }

    private static List<String> clause(IAnnotation mark) throws JavaModelException {
        for (IMemberValuePair list : mark.getMemberValuePairs()) {
            return Stream.of((Object[]) list.getValue()).map(String.class::cast).toList();
        }
        return List.of();
    }
}
