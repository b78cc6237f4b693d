package dev.emissary.javac.annotations;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.tree.JCTree.JCAnnotatedType;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCPrimitiveTypeTree;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import com.sun.tools.javac.util.Pair;
import dev.emissary.javac.symbols.AnnotationTargets;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.WithHeader;
import dev.emissary.rules.annotations.AnnotationFacts;
import dev.emissary.rules.annotations.TypePath;
import java.lang.annotation.ElementType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * The type annotations written in the header of one emissary: in its component types, in the bounds of its type
 * parameters and in its implements clause.
 *
 * <p>Only these count as annotations of type arguments. Those in a supertype clause of a delegate's type are not known
 * when that type is read from a class file (EM-FWD-9).
 */
public final class HeaderAnnotations extends TreeScanner implements AnnotationFacts<Compound> {
    private final Names names;
    private final Set<Compound> written = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Compound> beforeSimpleNames = Collections.newSetFromMap(new IdentityHashMap<>());

    private HeaderAnnotations(Names names) {
        this.names = names;
    }

    /** Returns the annotations of a header whose types have been attributed. */
    public static HeaderAnnotations of(JCClassDecl declaration, EmissaryModifiers modifiers, Names names) {
        HeaderAnnotations result = new HeaderAnnotations(names);
        for (JCTypeParameter parameter : declaration.typarams) {
            result.scan(parameter.bounds);
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

    @Override
    public void visitAnnotatedType(JCAnnotatedType annotated) {
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
    }

    boolean isEmpty() {
        return written.isEmpty();
    }

    @Override
    public CharSequence name(Compound annotation) {
        return annotation.type.tsym.getQualifiedName();
    }

    @Override
    public boolean applies(Compound annotation, ElementType target) {
        return AnnotationTargets.include(annotation, target.name());
    }

    /** An annotation and a container that the header itself has side by side are separate. */
    @Override
    public boolean isRepeated(Compound present, Compound other) {
        return !written.contains(present)
                && (present.type.tsym == other.type.tsym
                        || isContainer(present, other)
                        || (!written.contains(other) && isContainer(other, present)));
    }

    @Override
    public TypeMirror standIn(TypeVariable variable, TypeMirror actual) {
        return isEmpty() || ((TypeVar) variable).tsym == ((Type) actual).tsym ? null : actual;
    }

    /** Returns those of a type itself; javac keeps annotations with each part of a type. */
    @Override
    public java.util.List<Written<Compound>> written(TypeMirror type) {
        List<Compound> own = List.nil();
        for (Compound annotation : ((Type) type).getAnnotationMirrors()) {
            if (written.contains(annotation)) {
                own = own.append(annotation);
            }
        }
        java.util.List<Written<Compound>> found = new ArrayList<>();
        if (own.nonEmpty()) {
            boolean isFirst = !(type instanceof ArrayType) && beforeSimpleNames.contains(own.head);
            for (Compound annotation : wrapped(own)) {
                found.add(new Written<>(TypePath.ROOT, annotation, isFirst));
            }
        }
        return found;
    }

    /**
     * Returns annotations as a class file has them, several of one type in their container (JLS 9.7.5); on a type that
     * javac has attributed, they are separate.
     */
    private List<Compound> wrapped(List<Compound> annotations) {
        if (annotations.tail.isEmpty()) {
            return annotations;
        }
        Map<Symbol, List<Compound>> byType = new LinkedHashMap<>();
        for (Compound annotation : annotations) {
            byType.merge(annotation.type.tsym, List.of(annotation), List::appendList);
        }
        ListBuffer<Compound> result = new ListBuffer<>();
        for (List<Compound> same : byType.values()) {
            result.add(same.tail.isEmpty() ? same.head : container(same));
        }
        return result.toList();
    }

    /** Whether the first is of the type of the containers for annotations of the second's type. */
    private boolean isContainer(Compound container, Compound annotation) {
        Type type = containerType(annotation);
        return type != null && container.type.tsym == type.tsym;
    }

    /** Returns the type of the containers for annotations of a type, or null if that is not repeatable. */
    private Type containerType(Compound annotation) {
        Compound repeatable =
                ((ClassSymbol) annotation.type.tsym).getAnnotationTypeMetadata().getRepeatable();
        return repeatable != null && repeatable.member(names.value) instanceof Attribute.Class container
                ? container.classType
                : null;
    }

    private Compound container(List<Compound> contained) {
        Type type = containerType(contained.head);
        if (type == null || !(type.tsym.members().findFirst(names.value) instanceof MethodSymbol value)) {
            // javac has reported the repetition.
            return contained.head;
        }
        Attribute[] values = contained.toArray(new Attribute[contained.size()]);
        Attribute.Array all = new Attribute.Array(value.type.getReturnType(), values);
        return new Compound(type, List.of(new Pair<>(value, all)));
    }
}
