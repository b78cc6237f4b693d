package dev.emissary.javac.header;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotatedType;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCTypeApply;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.symbols.JavacFacts;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.DelegatedList;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Problem.Place;

/** The parts of an emissary that messages are about, as trees: those of its header, its methods and constructors. */
public final class HeaderTrees {
    private HeaderTrees() {}

    /** Returns the constructor parameters that were made from the components, in order. */
    static List<JCVariableDecl> generatedParameters(JCClassDecl declaration, EmissaryModifiers modifiers) {
        for (JCTree member : declaration.defs.appendList(List.convert(JCTree.class, modifiers.spareConstructor))) {
            if (ConstructorKind.of(member).hasGeneratedParameters()) {
                return ((JCMethodDecl) member).params;
            }
        }
        return List.nil();
    }

    /** Returns the interfaces of the explicit list: the names in the clause, or the trees before {@code .class}. */
    static List<JCExpression> explicitInterfaces(EmissaryModifiers modifiers) {
        ListBuffer<JCExpression> result = new ListBuffer<>();
        for (JCExpression type : modifiers.delegatedList.types()) {
            result.add(DelegatedList.withoutArguments(type));
        }
        for (JCExpression value : result.isEmpty() ? annotationValues(modifiers) : List.<JCExpression>nil()) {
            if (isClassLiteral(value)) {
                result.add(((JCFieldAccess) TreeInfo.skipParens(value)).selected);
            }
        }
        return result.toList();
    }

    /** Whether a list has an error that is reported: it contains anything but class literals, or nothing at a component. */
    static boolean hasInvalidList(EmissaryModifiers modifiers) {
        if (modifiers.delegatedList.isEmptyList()) {
            return true;
        }
        for (JCExpression value : annotationValues(modifiers)) {
            if (!isClassLiteral(value)) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code @Emissary(…)} contains empty braces. */
    static boolean hasEmptyList(EmissaryModifiers modifiers) {
        return annotationValue(modifiers) instanceof JCNewArray array && array.elems.isEmpty();
    }

    private static List<JCExpression> annotationValues(EmissaryModifiers modifiers) {
        JCExpression value = annotationValue(modifiers);
        if (value == null) {
            return List.nil();
        }
        return value instanceof JCNewArray array ? array.elems : List.of(value);
    }

    /** Returns the expression in the parentheses of {@code @Emissary(…)}, or null. */
    private static JCExpression annotationValue(EmissaryModifiers modifiers) {
        JCAnnotation annotation = modifiers.emissaryAnnotation;
        if (annotation == null || annotation.args.isEmpty()) {
            return null;
        }
        return annotation.args.head instanceof JCAssign assignment ? assignment.rhs : annotation.args.head;
    }

    private static boolean isClassLiteral(JCExpression tree) {
        return TreeInfo.skipParens(tree) instanceof JCFieldAccess access && access.name.contentEquals("class");
    }

    /** Returns a type's tree without the annotations on the type as a whole. */
    static JCExpression withoutAnnotations(JCExpression tree) {
        if (tree instanceof JCTypeApply apply && apply.clazz instanceof JCAnnotatedType annotated) {
            JCTypeApply plain = (JCTypeApply) apply.clone();
            plain.clazz = annotated.underlyingType;
            return plain;
        }
        return tree instanceof JCAnnotatedType annotated ? annotated.underlyingType : tree;
    }

    /** Returns a copy of a type's tree without any annotations in it. */
    public static JCExpression copyWithoutAnnotations(JCExpression tree, TreeMaker make) {
        return new TreeCopier<Void>(make) {
            @Override
            public JCTree visitAnnotatedType(AnnotatedTypeTree annotated, Void nothing) {
                return copy(((JCAnnotatedType) annotated).underlyingType);
            }
        }.copy(tree);
    }

    /** Returns the tree at which a message about a place is reported, or null for the emissary's name. */
    public static JCTree at(Place place, JCClassDecl declaration, EmissaryModifiers modifiers) {
        return switch (place.part()) {
            case NAME -> null;
            case COMPONENT -> modifiers.components().get(place.index()).vartype;
            case LISTED -> modifiers.listedInterfaces().get(place.index());
            case EXPLICIT -> explicitInterfaces(modifiers).get(place.index());
            case TARGET -> modifiers.delegatedList.targets().get(place.index());
            case LIST -> annotationValue(modifiers);
            case METHOD -> method(place.index(), declaration);
            case CONSTRUCTOR, TYPE_PARAMETER, PARAMETER, EXCEPTION, CALL ->
                inConstructor(place, constructors(declaration).get(place.index()));
        };
    }

    private static JCTree inConstructor(Place place, JCMethodDecl constructor) {
        return switch (place.part()) {
            case TYPE_PARAMETER -> constructor.typarams.get(place.inner());
            case PARAMETER -> constructor.params.get(place.inner());
            case EXCEPTION -> constructor.thrown.get(place.inner());
            case CALL -> constructorCall(constructor).meth;
            default -> constructor;
        };
    }

    /** Returns the components whose fields have been entered, as the rules want them. */
    public static List<Component> known(List<JCVariableDecl> components) {
        ListBuffer<Component> known = new ListBuffer<>();
        for (JCVariableDecl component : components) {
            if (component.sym != null) {
                known.add(new Component(component.name.toString(), component.sym.type, false));
            }
        }
        return known.toList();
    }

    /** Returns the constructors, in order. */
    public static List<JCMethodDecl> constructors(JCClassDecl declaration) {
        ListBuffer<JCMethodDecl> result = new ListBuffer<>();
        for (JCTree member : declaration.defs) {
            if (member instanceof JCMethodDecl method && TreeInfo.isConstructor(method)) {
                result.add(method);
            }
        }
        return result.toList();
    }

    /** Returns the first explicit constructor invocation in a constructor's body, or null. */
    public static JCMethodInvocation constructorCall(JCMethodDecl constructor) {
        if (constructor.body != null) {
            for (JCTree statement : constructor.body.stats) {
                if (statement instanceof JCExpressionStatement expression
                        && expression.expr instanceof JCMethodInvocation call
                        && call.meth instanceof JCIdent callee
                        && (callee.name.contentEquals("this") || callee.name.contentEquals("super"))) {
                    return call;
                }
            }
        }
        return null;
    }

    private static JCTree method(int index, JCClassDecl declaration) {
        Symbol method = (Symbol) JavacFacts.methodsOf(declaration.sym).get(index);
        return TreeInfo.declarationFor(method, declaration);
    }
}
