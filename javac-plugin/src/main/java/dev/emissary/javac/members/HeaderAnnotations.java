package dev.emissary.javac.members;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotatedType;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCPrimitiveTypeTree;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The type annotations that the header of one emissary writes in its component types and its implements clause.
 *
 * <p>Only these count as annotations of type arguments. Those that come from a supertype of a delegate are not known when
 * that supertype is read from a class file (EM-FWD-9).
 */
final class HeaderAnnotations {
    private final Set<Compound> written = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Compound> beforeSimpleNames = Collections.newSetFromMap(new IdentityHashMap<>());

    private HeaderAnnotations() {}

    /** Returns the annotations of a header whose types have been attributed. */
    static HeaderAnnotations of(JCClassDecl declaration, EmissaryModifiers modifiers, Types types) {
        HeaderAnnotations result = new HeaderAnnotations();
        ClassSymbol symbol = declaration.sym;
        for (Type type : types.interfaces(symbol.type)) {
            result.addAll(type);
        }
        for (JCVariableDecl component : HeaderTrees.components(declaration, modifiers)) {
            result.addAll(component.sym.type);
        }
        if (!result.isEmpty()) {
            HeaderTrees.components(declaration, modifiers).forEach(component -> result.scan(component.vartype));
            modifiers.resolved().implemented().values().forEach(result::scan);
        }
        return result;
    }

    private void addAll(Type type) {
        written.addAll(type.getAnnotationMirrors());
        if (type instanceof ArrayType array) {
            addAll(array.elemtype);
        } else if (type instanceof WildcardType wildcard) {
            if (!wildcard.isUnbound()) {
                addAll(wildcard.type);
            }
        } else if (type.hasTag(TypeTag.CLASS)) {
            type.getTypeArguments().forEach(this::addAll);
            addAll(type.getEnclosingType());
        }
    }

    private void scan(JCTree tree) {
        new TreeScanner() {
            @Override
            public void visitAnnotatedType(JCAnnotatedType type) {
                if (type.underlyingType instanceof JCIdent || type.underlyingType instanceof JCPrimitiveTypeTree) {
                    for (JCAnnotation annotation : type.annotations) {
                        beforeSimpleNames.add(annotation.attribute);
                    }
                }
                super.visitAnnotatedType(type);
            }
        }.scan(tree);
    }

    boolean isEmpty() {
        return written.isEmpty();
    }

    /** Returns those of a type's own annotations that the header writes. */
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
     * Whether an annotation stands before a simple name, as in {@code @A Entry}. At the beginning of a declaration it is an
     * annotation of what is declared as well, if it can be (JLS 9.7.4); in {@code Map.@A Entry} it is not.
     */
    boolean isBeforeSimpleName(Compound annotation) {
        return beforeSimpleNames.contains(annotation);
    }
}
