package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.HeaderText.Target;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;

/** Marks a declaration in the keyword form with the equivalent annotation, at the position of the keyword. */
public final class KeywordMark {
    /** The name of the annotation. */
    public static final String NAME = "dev.emissary.Emissary";

    /** The keyword. */
    public static final String KEYWORD = "emissary";

    /** The length of the keyword. */
    public static final int LENGTH = KEYWORD.length();

    private KeywordMark() {}

    /** Returns the types in the {@code delegates} clause of a declaration that has been parsed, or null. */
    public static List<TypeReference> clause(TypeDeclaration declaration) {
        DelegatesClause clause = Emissaries.clause(declaration);
        return clause == null ? null : clause.types();
    }

    /** Returns the implements clause as it is written, which another one replaces once there is a class file. */
    public static TypeReference[] implementsClause(TypeDeclaration declaration) {
        EmissaryState state = Emissaries.of(declaration);
        return state == null || state.listed == null ? declaration.superInterfaces : state.listed;
    }

    /**
     * Marks a declaration that was made without the file.
     *
     * @param start where the keyword begins in the file
     * @param clause the names of the interfaces in its {@code delegates} clause, or an empty list if it has none
     * @param source the file, which has the components that the clause names
     */
    public static void add(TypeDeclaration declaration, int start, List<String> clause, char[] source) {
        KeywordAnnotation mark = new KeywordAnnotation(start, declaration.sourceStart);
        add(declaration, mark);
        if (!clause.isEmpty()) {
            long position = (long) start << 32 | start;
            mark.clause = DelegatesClause.named(
                    clause.stream()
                            .map(name -> CharOperation.splitOn('.', name.toCharArray()))
                            .map(name -> name.length == 1
                                    ? new SingleTypeReference(name[0], position)
                                    : new QualifiedTypeReference(
                                            name,
                                            LongStream.generate(() -> position)
                                                    .limit(name.length)
                                                    .toArray()))
                            .toList(),
                    targets(start, source),
                    declaration);
        }
    }

    /** Returns where the components stand that a {@code delegates} clause in a file names, with their names. */
    public static Map<Integer, String> names(int start, char[] source) {
        Map<Integer, String> names = new TreeMap<>();
        targets(start, source).forEach(target -> names.put(target.start(), target.name()));
        return names;
    }

    private static List<Target> targets(int start, char[] source) {
        HeaderText text = new HeaderText(source, source.length);
        int delegates = text.delegates(text.afterHeader(text.name(Math.min(start + LENGTH, source.length))));
        return delegates < 0 ? List.of() : text.targets(delegates, text.endOfClause(delegates));
    }

    /** Adds the mark of a declaration to its annotations. */
    static void add(TypeDeclaration declaration, KeywordAnnotation mark) {
        Annotation[] written = declaration.annotations == null ? new Annotation[0] : declaration.annotations;
        declaration.annotations = Arrays.copyOf(written, written.length + 1);
        declaration.annotations[written.length] = mark;
    }
}
