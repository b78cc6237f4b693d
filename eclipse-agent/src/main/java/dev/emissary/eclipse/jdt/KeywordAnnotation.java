package dev.emissary.eclipse.jdt;

import java.util.List;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.MarkerAnnotation;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;

/** The annotation that a declaration in the keyword form has, at the place of the keyword (EM-FORM-3). */
final class KeywordAnnotation extends MarkerAnnotation {
    private static final char[][] NAME = CharOperation.splitOn('.', KeywordMark.NAME.toCharArray());

    /** Where the name of the declaration begins. */
    final int name;
    /** Where the {@code delegates} clause begins and ends, or null. */
    int[] clauseRange;
    /** The components that it names. */
    List<HeaderText.Target> targets = List.of();
    /** That clause, or null. */
    DelegatesClause clause;
    /** The list of that clause, in the order in which it is written. */
    private MemberValuePair list;
    /** The word for another kind of declaration that follows the keyword, or null. */
    String otherKind;

    KeywordAnnotation(int start, int name) {
        super(reference(start, start + KeywordMark.LENGTH - 1), start);
        this.name = name;
        declarationSourceEnd = start + KeywordMark.LENGTH - 1;
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
        return new QualifiedTypeReference(NAME, new long[] {position, position, position});
    }
}
