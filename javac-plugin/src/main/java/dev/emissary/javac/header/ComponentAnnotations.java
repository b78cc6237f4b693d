package dev.emissary.javac.header;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.symbols.AnnotationTargets;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.HashSet;
import java.util.Set;

/**
 * Distributes a component's annotations over its field and the constructor's parameter (EM-CLASS-2). An annotation that
 * applies to neither of them stays on the field, where javac reports it; a record would drop it silently.
 */
public final class ComponentAnnotations extends EmissaryStep {
    private final Enter enter;

    /** Prepares to distribute annotations in a compilation. */
    public ComponentAnnotations(Context context, CompletionTools tools) {
        super(context, tools);
        enter = Enter.instance(context);
    }

    /** Where an annotation of a component applies. */
    private record Applies(boolean toField, boolean toParameter) {
        static Applies of(Set<String> targets) {
            // Without @Target an annotation applies in all declaration contexts (JLS 9.6.4.1).
            boolean anywhere = targets == null || targets.contains("TYPE_USE");
            return new Applies(anywhere || targets.contains("FIELD"), anywhere || targets.contains("PARAMETER"));
        }

        Applies and(Applies other) {
            return new Applies(toField && other.toField, toParameter && other.toParameter);
        }
    }

    /** Keeps each annotation of a component only where it applies. */
    @Override
    protected void run(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        List<JCVariableDecl> parameters = HeaderTrees.generatedParameters(declaration, modifiers);
        for (JCVariableDecl component : modifiers.components()) {
            JCVariableDecl parameter = parameters.head;
            parameters = parameters.nonEmpty() ? parameters.tail : parameters;
            List<JCAnnotation> annotations = component.mods.annotations;
            if (annotations.isEmpty()) {
                continue;
            }
            List<JCAnnotation> onParameter = parameter == null ? List.nil() : parameter.mods.annotations;
            ListBuffer<JCAnnotation> fieldKeeps = new ListBuffer<>();
            ListBuffer<JCAnnotation> parameterKeeps = new ListBuffer<>();
            for (JCAnnotation annotation : annotations) {
                Applies applies = applies(env, annotation, annotations);
                if (applies.toField() || !applies.toParameter()) {
                    fieldKeeps.add(annotation);
                }
                if (onParameter.nonEmpty()) {
                    if (applies.toParameter()) {
                        parameterKeeps.add(onParameter.head);
                    }
                    onParameter = onParameter.tail;
                }
            }
            component.mods.annotations = fieldKeeps.toList();
            if (parameter != null) {
                parameter.mods.annotations = parameterKeeps.toList();
            }
        }
    }

    private Applies applies(Env<AttrContext> env, JCAnnotation annotation, List<JCAnnotation> all) {
        Type type = typeOf(env, annotation);
        if (!type.hasTag(TypeTag.CLASS)) {
            return new Applies(true, false);
        }
        Applies applies = Applies.of(targets((ClassSymbol) type.tsym));
        for (JCAnnotation other : all) {
            if (other != annotation
                    && TreeInfo.name(other.annotationType) == TreeInfo.name(annotation.annotationType)
                    && typeOf(env, other).tsym == type.tsym) {
                // What is written twice is where its container applies, too (JLS 9.7.5).
                ClassSymbol container = container((ClassSymbol) type.tsym);
                return container == null ? applies : applies.and(Applies.of(targets(container)));
            }
        }
        return applies;
    }

    /** Returns the annotation type that contains repeated annotations of a type; null if it cannot be repeated. */
    private ClassSymbol container(ClassSymbol annotationType) {
        Env<AttrContext> env = enter.getEnv(annotationType);
        if (env != null && env.tree instanceof JCClassDecl declaration) {
            JCAnnotation repeatable = written(env, declaration, "Repeatable");
            JCTree value = repeatable == null || repeatable.args.isEmpty() ? null : repeatable.args.head;
            if (value instanceof JCAssign assigned) {
                value = assigned.rhs;
            }
            return value instanceof JCFieldAccess literal
                            && typeOf(env.outer, literal.selected).tsym instanceof ClassSymbol found
                    ? found
                    : null;
        }
        Attribute.Compound repeatable =
                annotationType.getAnnotationTypeMetadata().getRepeatable();
        return repeatable != null
                        && repeatable.values.nonEmpty()
                        && repeatable.values.head.snd instanceof Attribute.Class literal
                        && literal.classType.tsym instanceof ClassSymbol found
                ? found
                : null;
    }

    private Type typeOf(Env<AttrContext> env, JCAnnotation annotation) {
        return typeOf(env, annotation.annotationType);
    }

    private Type typeOf(Env<AttrContext> env, JCTree name) {
        JCTree copy = new TreeCopier<Void>(make.at(name.pos)).copy(name);
        return attr.attribType(warnings.suppress(copy), env);
    }

    private Set<String> targets(ClassSymbol annotationType) {
        annotationType.complete();
        Env<AttrContext> env = enter.getEnv(annotationType);
        // A source annotation type may still be in completion; its tree is always available.
        return env != null && env.tree instanceof JCClassDecl declaration
                ? writtenTargets(env, declaration)
                : AnnotationTargets.of(annotationType);
    }

    private Set<String> writtenTargets(Env<AttrContext> env, JCClassDecl declaration) {
        JCAnnotation target = written(env, declaration, "Target");
        if (target == null) {
            return null;
        }
        Set<String> result = new HashSet<>();
        new TreeScanner() {
            @Override
            public void visitIdent(JCIdent name) {
                result.add(name.name.toString());
            }

            @Override
            public void visitSelect(JCFieldAccess access) {
                result.add(access.name.toString());
            }
        }.scan(target.args);
        return result;
    }

    /** Returns the annotation of java.lang.annotation that an annotation type has in its source, or null. */
    private JCAnnotation written(Env<AttrContext> env, JCClassDecl declaration, String name) {
        for (JCAnnotation annotation : declaration.mods.annotations) {
            if (TreeInfo.name(annotation.annotationType).contentEquals(name)
                    && typeOf(env.outer, annotation).tsym.flatName().contentEquals("java.lang.annotation." + name)) {
                return annotation;
            }
        }
        return null;
    }
}
