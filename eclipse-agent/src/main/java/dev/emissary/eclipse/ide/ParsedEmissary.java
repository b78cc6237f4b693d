package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.jdt.KeywordMark;
import dev.emissary.eclipse.jdt.access.Trees;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;

/**
 * The declaration of an emissary as it is parsed, where no scope says what its names mean.
 *
 * @param declaration the declaration
 * @param annotation the annotation {@code @Emissary}, or the mark of the keyword form
 */
record ParsedEmissary(TypeDeclaration declaration, Annotation annotation) {
    private static final char[] ANNOTATION = "Emissary".toCharArray();
    private static final char[] QUALIFIED_ANNOTATION = "dev.emissary.Emissary".toCharArray();
    private static final Pattern IMPORT =
            Pattern.compile("\\b(import\\s+dev\\.emissary\\.(Emissary|\\*)|package\\s+dev\\.emissary)\\s*;");

    /** Returns the emissary that a declaration in a parsed file declares, if it does. */
    static Optional<ParsedEmissary> of(TypeDeclaration declaration) {
        return of(declaration, declaration.compilationResult.compilationUnit);
    }

    /** Returns the emissary that a declaration in a file declares, if it does (EM-FORM-7). */
    static Optional<ParsedEmissary> of(TypeDeclaration declaration, ICompilationUnit file) {
        if (!declaration.isRecord() || declaration.recordComponents == null || declaration.annotations == null) {
            return Optional.empty();
        }
        for (Annotation annotation : declaration.annotations) {
            char[][] name = annotation.type.getTypeName();
            if (name.length == 1
                    ? CharOperation.equals(name[0], ANNOTATION) && isImported(declaration, file)
                    : CharOperation.equals(CharOperation.concatWith(name, '.'), QUALIFIED_ANNOTATION)) {
                return Optional.of(new ParsedEmissary(declaration, annotation));
            }
        }
        return Optional.empty();
    }

    /** Looks for the import in the text of the file, because the parser of the index does not keep imports. */
    private static boolean isImported(TypeDeclaration declaration, ICompilationUnit file) {
        char[] text = file == null ? CharOperation.NO_CHAR : file.getContents();
        return IMPORT.matcher(CharBuffer.wrap(text, 0, Math.min(declaration.sourceStart, text.length)))
                .find();
    }

    /** Returns the references that name its delegated interfaces beside the implements clause (EM-DEL-2, EM-DEL-3, EM-DEL-10). */
    List<TypeReference> delegated() {
        List<TypeReference> clause = KeywordMark.clause(declaration);
        if (clause != null) {
            return clause;
        }
        for (MemberValuePair pair : annotation.memberValuePairs()) {
            return listed(pair.value);
        }
        List<TypeReference> types = new ArrayList<>();
        List<TypeReference> listed = new ArrayList<>();
        for (RecordComponent component : declaration.recordComponents) {
            if (mayNameInterface(component.type)) {
                types.add(component.type);
            }
            for (Annotation list : Trees.list(component.annotations)) {
                if (CharOperation.equals(list.type.getLastToken(), ANNOTATION) && list.memberValuePairs().length > 0) {
                    listed.addAll(listed(list.memberValuePairs()[0].value));
                }
            }
        }
        return listed.isEmpty() ? types : listed;
    }

    private static List<TypeReference> listed(Expression value) {
        List<TypeReference> types = new ArrayList<>();
        for (Expression one : Trees.elements(value)) {
            if (one instanceof ClassLiteralAccess literal) {
                types.add(literal.type);
            }
        }
        return types;
    }

    private boolean mayNameInterface(TypeReference type) {
        if (type == null || type.dimensions() > 0 || type.isBaseTypeReference()) {
            return false;
        }
        char[][] name = type.getTypeName();
        return name.length > 1
                || Trees.list(declaration.typeParameters).stream()
                        .noneMatch(parameter -> CharOperation.equals(parameter.name, name[0]));
    }
}
