package dev.emissary.eclipse.jdt;

import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.MarkerAnnotation;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;

/** The annotation that a declaration in the keyword form has, at the place of the keyword (EM-FORM-3). */
final class KeywordAnnotation extends MarkerAnnotation {
    private static final char[][] NAME = CharOperation.splitOn('.', KeywordMark.NAME.toCharArray());

    /** Where the {@code delegates} clause begins and ends, or null. */
    int[] clauseRange;
    /** That clause, or null. */
    DelegatesClause clause;

    KeywordAnnotation(int start) {
        super(reference(start), start);
        declarationSourceEnd = start + KeywordMark.LENGTH - 1;
    }

    @Override
    public MemberValuePair[] memberValuePairs() {
        return clause == null ? super.memberValuePairs() : new MemberValuePair[] {clause.pair()};
    }

    private static QualifiedTypeReference reference(int start) {
        long position = (long) start << 32 | (start + KeywordMark.LENGTH - 1);
        return new QualifiedTypeReference(NAME, new long[] {position, position, position});
    }
}
