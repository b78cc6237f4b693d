package dev.emissary.javac.annotations;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotatedType;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCArrayTypeTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCPrimitiveTypeTree;
import com.sun.tools.javac.tree.JCTree.JCTypeApply;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.JCTree.JCWildcard;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.symbols.AnnotationTargets;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.WithHeader;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The type annotations written in the header of one emissary: in its component types, in the bounds of its type
 * parameters and in its implements clause.
 *
 * <p>Only these count as annotations of type arguments. Those in a supertype clause of a delegate's type are not known
 * when that type is read from a class file (EM-FWD-9).
 */
public final class HeaderAnnotations {
    private final Set<Compound> written = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Compound> beforeSimpleNames = Collections.newSetFromMap(new IdentityHashMap<>());

    private HeaderAnnotations() {}

    /** Returns the annotations of a header whose types have been attributed. */
    public static HeaderAnnotations of(JCClassDecl declaration, EmissaryModifiers modifiers) {
        HeaderAnnotations result = new HeaderAnnotations();
        for (JCTypeParameter parameter : declaration.typarams) {
            for (JCExpression bound : parameter.bounds) {
                result.scan(bound);
            }
        }
        for (JCVariableDecl component : modifiers.components()) {
            result.scan(component.vartype);
        }
        for (JCExpression implemented :
                modifiers.in(WithHeader.class).header().implemented().values()) {
            result.scan(implemented);
        }
        return result;
    }

    private void scan(JCTree type) {
        if (type instanceof JCAnnotatedType annotated) {
            JCExpression underlying = annotated.underlyingType;
            boolean simple = underlying instanceof JCIdent || underlying instanceof JCPrimitiveTypeTree;
            for (JCAnnotation annotation : annotated.annotations) {
                if (annotation.attribute != null && AnnotationTargets.isKnown(annotation.attribute)) {
                    written.add(annotation.attribute);
                    if (simple) {
                        beforeSimpleNames.add(annotation.attribute);
                    }
                }
            }
            scan(underlying);
        } else if (type instanceof JCTypeApply apply) {
            scan(apply.clazz);
            for (JCExpression argument : apply.arguments) {
                scan(argument);
            }
        } else if (type instanceof JCArrayTypeTree array) {
            scan(array.elemtype);
        } else if (type instanceof JCWildcard wildcard) {
            scan(wildcard.inner);
        } else if (type instanceof JCFieldAccess access) {
            scan(access.selected);
        }
    }

    boolean isEmpty() {
        return written.isEmpty();
    }

    /** Returns a type's own annotations that are written in the header. */
    List<Compound> on(Type type) {
        List<Compound> result = List.nil();
        if (!isEmpty()) {
            for (Compound annotation : type.getAnnotationMirrors()) {
                if (written.contains(annotation)) {
                    result = result.append(annotation);
                }
            }
        }
        return result;
    }

    /**
     * Whether an annotation precedes a simple name, as in {@code @A Entry}. At the beginning of a declaration it also
     * annotates the declaration, if it can (JLS 9.7.4); in {@code Map.@A Entry} it does not.
     */
    boolean isBeforeSimpleName(Compound annotation) {
        return beforeSimpleNames.contains(annotation);
    }
}
