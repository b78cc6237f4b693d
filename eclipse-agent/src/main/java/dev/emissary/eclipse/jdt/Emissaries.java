package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.eclipse.jdt.access.Trees;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.Scope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.parser.Scanner;

/** Decides which record declarations are emissaries, and finds their state. */
final class Emissaries {
    private static final String STATE = "emissary$state";
    private static final char[] SIMPLE_NAME = "Emissary".toCharArray();
    private static final char[] QUALIFIED_NAME = "dev.emissary.Emissary".toCharArray();
    private static final char[] SUPERCLASS_NAME = "dev.emissary.lang.Emissary".toCharArray();
    private static final Object NONE = new Object();

    private static final VarHandle OF_DECLARATION = HiddenMembers.field(TypeDeclaration.class, STATE);
    /** What the keyword form has to remember about a scanner. */
    static final VarHandle SCANNER = HiddenMembers.field(Scanner.class, STATE);

    private static final VarHandle OF_BINDING = HiddenMembers.field(SourceTypeBinding.class, STATE);
    private static final VarHandle OF_ENVIRONMENT = HiddenMembers.field(LookupEnvironment.class, STATE);

    private Emissaries() {}

    /** Returns what is known about an emissary, or null if a declaration is another class or interface. */
    static EmissaryState of(TypeDeclaration declaration) {
        if (declaration == null || !declaration.isRecord() || declaration.scope == null) {
            return null;
        }
        Object known = OF_DECLARATION.get(declaration);
        if (known == null || known instanceof SyntaxMistake) {
            if (!hasScope(declaration)) {
                return provisional(declaration);
            }
            SyntaxMistake mistake = (SyntaxMistake) known;
            known = find(declaration);
            OF_DECLARATION.set(declaration, known);
            if (known instanceof EmissaryState state) {
                state.mistake = mistake;
            } else if (mistake != null) {
                mistake.reportInRecord(declaration);
            }
        }
        return known == NONE ? null : (EmissaryState) known;
    }

    /** Whether a class is an emissary, also when its code has been generated and its tree is no longer there. */
    static boolean isEmissary(SourceTypeBinding type) {
        return OF_BINDING.get(type) == NONE || of(type) != null;
    }

    /** Remembers that a class is an emissary, for when its tree is no longer there. */
    static void mark(SourceTypeBinding type) {
        OF_BINDING.set(type, NONE);
    }

    /**
     * Keeps the tree of an interface, of which the compiler forgets the scope when it has written the class file:
     * forwarders carry annotations over. There is nothing to keep in a compilation without emissaries.
     */
    static void keepTree(TypeDeclaration declaration) {
        if (declaration.scope != null
                && declaration.binding != null
                && declaration.binding.isInterface()
                && OF_ENVIRONMENT.get(declaration.scope.environment().root) != null) {
            OF_BINDING.set(declaration.binding, declaration);
        }
    }

    /** Returns the tree of an interface's method, or null if it is not among the sources. */
    static MethodDeclaration source(MethodBinding method) {
        if (!(method.declaringClass instanceof SourceTypeBinding type)) {
            return null;
        }
        Object kept = type.scope == null ? OF_BINDING.get(type) : type.scope.referenceContext;
        return kept instanceof TypeDeclaration declaration
                ? (MethodDeclaration) declaration.declarationOf(method)
                : null;
    }

    /** Returns what is known about an emissary, or null if a type is another one, or null itself. */
    static EmissaryState of(TypeBinding type) {
        return type != null && type.erasure() instanceof SourceTypeBinding source && source.scope != null
                ? of(source.scope.referenceContext)
                : null;
    }

    /**
     * Whether the names around a declaration can be looked up: not while the compiler is making the types around it.
     */
    private static boolean hasScope(TypeDeclaration declaration) {
        for (Scope scope = declaration.scope.parent; scope != null; scope = scope.parent) {
            if (scope instanceof ClassScope around
                    && (around.referenceContext.binding == null
                            || around.referenceContext.binding.memberTypes == null)) {
                return false;
            }
        }
        return true;
    }

    /** Decides by the simple name, for a problem that the compiler finds very early. */
    private static EmissaryState provisional(TypeDeclaration declaration) {
        Annotation annotation = candidate(declaration);
        return annotation == null ? null : new EmissaryState(declaration, annotation, keyword(declaration));
    }

    /** Returns the annotation that is the emissary's by its simple name, or null. */
    private static Annotation candidate(TypeDeclaration declaration) {
        for (Annotation annotation : Trees.list(declaration.annotations)) {
            char[][] name = annotation.type.getTypeName();
            if (CharOperation.equals(name[name.length - 1], SIMPLE_NAME)) {
                return annotation;
            }
        }
        return null;
    }

    /** Whether a declaration that is being parsed is a record that may be an emissary because of its annotation. */
    static boolean mayBeAnnotated(TypeDeclaration declaration) {
        return declaration.isRecord() && candidate(declaration) != null;
    }

    /** Returns the mistake that hides everything else about a declaration, or null. */
    static SyntaxMistake mistake(TypeDeclaration declaration) {
        return OF_DECLARATION.get(declaration) instanceof SyntaxMistake mistake ? mistake : null;
    }

    /** Remembers the mistake of a declaration that is being parsed, or null for none. */
    static void rememberMistake(TypeDeclaration declaration, SyntaxMistake mistake) {
        OF_DECLARATION.set(declaration, (Object) mistake);
    }

    private static Object find(TypeDeclaration declaration) {
        boolean namesSuperclass = meansAnnotation(declaration);
        KeywordMark keyword = keyword(declaration);
        for (Annotation annotation : own(declaration.annotations, declaration.scope)) {
            if (annotation != keyword) {
                drop(keyword, declaration);
                EmissaryState state = state(declaration, annotation, keyword);
                state.namesSuperclass = namesSuperclass;
                return state;
            }
        }
        if (keyword == null) {
            return NONE;
        }
        // The annotation is recorded if it can be found (EM-FORM-3).
        if (!isEmissary(keyword, declaration.scope)) {
            drop(keyword, declaration);
        }
        return state(declaration, null, keyword);
    }

    private static EmissaryState state(TypeDeclaration declaration, Annotation annotation, KeywordMark keyword) {
        EmissaryState state = new EmissaryState(declaration, annotation, keyword);
        if (keyword != null) {
            state.clause = keyword.clause;
        }
        DelegatesClause.moveLists(state);
        if (keyword != null) {
            keyword.clause = state.clause;
        }
        return state;
    }

    /** Returns the {@code delegates} clause of a declaration that has been parsed, or null. */
    static DelegatesClause clause(TypeDeclaration declaration) {
        KeywordMark mark = keyword(declaration);
        return mark != null
                ? mark.clause
                : OF_DECLARATION.get(declaration) instanceof EmissaryState state ? state.clause : null;
    }

    /** Returns the mark of the keyword form that a declaration still has, or null. */
    static KeywordMark keyword(TypeDeclaration declaration) {
        for (Annotation annotation : Trees.list(declaration.annotations)) {
            if (annotation instanceof KeywordMark mark) {
                return mark;
            }
        }
        return null;
    }

    /** Removes the annotation from a declaration whose class file is to need nothing (EM-OPT-3). */
    static void dropAnnotation(TypeDeclaration declaration) {
        own(declaration.annotations, declaration.scope).forEach(annotation -> drop(annotation, declaration));
    }

    private static void drop(Annotation dropped, TypeDeclaration declaration) {
        declaration.annotations = without(dropped, declaration.annotations);
    }

    /** Returns all annotations but one, or null if there are no others. */
    static Annotation[] without(Annotation dropped, Annotation... annotations) {
        Annotation[] others = Arrays.stream(annotations)
                .filter(annotation -> annotation != dropped)
                .toArray(Annotation[]::new);
        return others.length == 0 ? null : others;
    }

    /**
     * Replaces an annotation that names the superclass of emissaries by the one that is meant; whether there is one.
     */
    private static boolean meansAnnotation(TypeDeclaration declaration) {
        for (Annotation annotation : Trees.list(declaration.annotations)) {
            if (names(SUPERCLASS_NAME, annotation, declaration.scope)) {
                TypeReference written = annotation.type;
                annotation.type = KeywordMark.reference(written.sourceStart, written.sourceEnd);
                return true;
            }
        }
        return false;
    }

    /** Returns those annotations of a class or a component that are the emissary's. */
    static List<Annotation> own(Annotation[] annotations, ClassScope scope) {
        return Trees.list(annotations).stream()
                .filter(annotation -> isEmissary(annotation, scope))
                .toList();
    }

    /** Whether an annotation of a class is {@code dev.emissary.Emissary}, by the scopes of the file (EM-FORM-7). */
    static boolean isEmissary(Annotation annotation, ClassScope scope) {
        return names(QUALIFIED_NAME, annotation, scope);
    }

    private static boolean names(char[] wanted, Annotation annotation, ClassScope scope) {
        char[][] name = annotation.type.getTypeName();
        if (!CharOperation.equals(name[name.length - 1], SIMPLE_NAME)) {
            return false;
        }
        TypeBinding type = name.length == 1 ? scope.parent.getType(name[0]) : scope.parent.getType(name, name.length);
        return type instanceof ReferenceBinding found
                && found.isValidBinding()
                && CharOperation.equals(CharOperation.concatWith(found.compoundName, '.'), wanted);
    }

    /** Returns the rules for the compilation that an environment is part of. */
    static Compilation compilation(LookupEnvironment environment) {
        LookupEnvironment root = environment.root;
        Compilation known = (Compilation) OF_ENVIRONMENT.get(root);
        if (known == null) {
            known = new Compilation(root);
            OF_ENVIRONMENT.set(root, known);
        }
        return known;
    }

    /** Forgets what the rules have learned, because the bindings of an environment are no longer used. */
    @Hook.Exit("reset")
    public static void reset(LookupEnvironment environment) {
        OF_ENVIRONMENT.set(environment.root, (Object) null);
    }
}
