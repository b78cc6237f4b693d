package dev.emissary.eclipse.jdt;

import java.util.Arrays;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;

/** The mark of a declaration in the keyword form: the annotation that it is equivalent to, at the place of the keyword. */
public final class KeywordMark {
    /** The name of the annotation. */
    public static final String NAME = "dev.emissary.Emissary";

    /** The length of the keyword. */
    public static final int LENGTH = "emissary".length();

    private KeywordMark() {}

    /** Marks a declaration whose keyword begins at a place in the file. */
    public static void add(TypeDeclaration declaration, int start) {
        Annotation[] written = declaration.annotations == null ? new Annotation[0] : declaration.annotations;
        declaration.annotations = Arrays.copyOf(written, written.length + 1);
        declaration.annotations[written.length] = new KeywordAnnotation(start);
    }
}
