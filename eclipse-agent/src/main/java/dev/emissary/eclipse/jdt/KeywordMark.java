package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.HeaderText.Target;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.MarkerAnnotation;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;

/** The annotation that marks a declaration in the keyword form, at the place of the keyword (EM-FORM-3). */
public final class KeywordMark extends MarkerAnnotation {
    /** The name of the annotation. */
    public static final String NAME = "dev.emissary.Emissary";

    /** The keyword. */
    public static final String KEYWORD = "emissary";

    /** The length of the keyword. */
    public static final int LENGTH = KEYWORD.length();

    private static final char[][] QUALIFIED_NAME = CharOperation.splitOn('.', NAME.toCharArray());

    /** Where the name of the declaration begins. */
    final int name;
    /** The {@code delegates} clause as it is written, or null. */
    HeaderText.Clause written;
    /** That clause with its types, or null. */
    DelegatesClause clause;
    /** The list of that clause, in the order in which it is written. */
    private MemberValuePair list;
    /** The word for another kind of declaration that follows the keyword, or null. */
    String otherKind;

    KeywordMark(int start, int name) {
        super(reference(start, start + LENGTH - 1), start);
        this.name = name;
        declarationSourceEnd = start + LENGTH - 1;
    }

    @Override
    public MemberValuePair[] memberValuePairs() {
        if (clause == null) {
            return super.memberValuePairs();
        }
        if (list == null) {
            list = new MemberValuePair(
                    "value".toCharArray(), clause.list().sourceStart, clause.list().sourceEnd, clause.list());
        }
        return new MemberValuePair[] {list};
    }

    /** Returns the qualified name of the annotation, at a range of the file. */
    static QualifiedTypeReference reference(int start, int end) {
        long position = (long) start << 32 | end;
        return new QualifiedTypeReference(QUALIFIED_NAME, new long[] {position, position, position});
    }

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
        KeywordMark mark = new KeywordMark(start, declaration.sourceStart);
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
        int from = Math.min(start + LENGTH, source.length);
        HeaderText.Clause clause = new HeaderText(source, from, source.length).clause();
        return clause == null ? List.of() : clause.targets();
    }

    /** Adds the mark of a declaration to its annotations. */
    static void add(TypeDeclaration declaration, KeywordMark mark) {
        Annotation[] written = declaration.annotations == null ? new Annotation[0] : declaration.annotations;
        declaration.annotations = Arrays.copyOf(written, written.length + 1);
        declaration.annotations[written.length] = mark;
    }
}
