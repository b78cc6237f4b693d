package dev.emissary.javac.syntax;

import com.sun.source.tree.TreeVisitor;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.syntax.EmissaryState.AddedMethod;
import dev.emissary.javac.syntax.EmissaryState.Annotated;
import dev.emissary.javac.syntax.EmissaryState.Begun;
import dev.emissary.javac.syntax.EmissaryState.HeaderKnown;
import dev.emissary.javac.syntax.EmissaryState.InCompletion;
import dev.emissary.javac.syntax.EmissaryState.Parsed;
import dev.emissary.javac.syntax.EmissaryState.Planned;
import dev.emissary.javac.syntax.EmissaryState.SourceParts;
import dev.emissary.model.Decision;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.written.BodyRules;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/**
 * The modifiers of a class declaration that is an emissary: what the source says about it, and its state.
 *
 * <p>A class declaration is an emissary if and only if its modifiers are of this class, just as it is a record if they
 * have the flag {@code RECORD}. A copy of the tree, which javac makes of a lambda body to attribute it speculatively,
 * is an emissary too; a separate table would lose it. The copy is completed by itself, so it starts in the first state.
 *
 * <p>The facts of the source never change; everything else is in one {@link EmissaryState}, which the methods at the
 * end advance. The description of this package lists their callers.
 */
public final class EmissaryModifiers extends JCModifiers {
    /** The position of the emissary's name, whose line forwarders show in a stack trace (EM-FWD-9). */
    public final int namePosition;

    /** The components' names, in order. */
    public final List<Name> componentNames;

    /** Whether the last component is of variable arity. */
    public final boolean variableArity;

    /** The written {@code @Emissary} annotation, or null if the keyword implies it. */
    public final JCAnnotation emissaryAnnotation;

    /** The list of the {@code delegates} clause or of the components, without types if there is neither. */
    public final DelegatedList delegatedList;

    /**
     * The implicit canonical constructor, if it is not a member yet because a written one may be the canonical one;
     * otherwise none.
     */
    public final List<JCMethodDecl> spareConstructor;

    private EmissaryState state = new Parsed();

    EmissaryModifiers(
            JCModifiers original,
            int namePosition,
            List<Name> componentNames,
            boolean variableArity,
            JCAnnotation emissaryAnnotation,
            DelegatedList delegatedList,
            List<JCMethodDecl> spareConstructor) {
        super(original.flags, original.annotations);
        this.pos = original.pos;
        this.namePosition = namePosition;
        this.componentNames = componentNames;
        this.variableArity = variableArity;
        this.emissaryAnnotation = emissaryAnnotation;
        this.delegatedList = delegatedList;
        this.spareConstructor = spareConstructor;
    }

    /** Returns the modifiers of a class if it is an emissary, or else null. */
    public static EmissaryModifiers of(JCClassDecl declaration) {
        return declaration.mods instanceof EmissaryModifiers modifiers ? modifiers : null;
    }

    /** Returns the rules for what is written in an emissary of a name with components of these names. */
    public static BodyRules rules(Name emissary, List<Name> componentNames) {
        Set<String> components = new HashSet<>();
        for (Name component : componentNames) {
            components.add(component.toString());
        }
        return new BodyRules(emissary.toString(), components);
    }

    /** Returns the emissary whose environment this is; null for no environment, and for that of another class. */
    public static JCClassDecl emissary(Env<AttrContext> env) {
        return env != null && env.tree instanceof JCClassDecl declaration && of(declaration) != null
                ? declaration
                : null;
    }

    @Override
    public <R, D> R accept(TreeVisitor<R, D> visitor, D data) {
        R result = super.accept(visitor, data);
        if (!(visitor instanceof TreeCopier<?> copier) || !(result instanceof JCModifiers copy)) {
            return result;
        }
        JCAnnotation annotation = null;
        for (int i = 0; i < annotations.size() && i < copy.annotations.size(); i++) {
            if (annotations.get(i) == emissaryAnnotation) {
                annotation = copy.annotations.get(i);
            }
        }
        @SuppressWarnings("unchecked") // a copier returns the kind of tree that it is given
        R emissary = (R) new EmissaryModifiers(
                copy,
                namePosition,
                componentNames,
                variableArity,
                annotation,
                delegatedList.copy(copier),
                copier.copy(spareConstructor));
        return emissary;
    }

    /** Returns the component fields, once the completion has begun; by mistake, two can have the same name. */
    public List<JCVariableDecl> components() {
        return in(InCompletion.class).source().components();
    }

    /** Returns the interfaces that the source lists, once the completion has begun. */
    public List<JCExpression> listedInterfaces() {
        return in(InCompletion.class).source().listed();
    }

    /** Returns the annotations that the source has on the class, once the completion has begun. */
    public List<JCAnnotation> writtenAnnotations() {
        return in(InCompletion.class).source().annotations();
    }

    /** Returns the current state. */
    public EmissaryState state() {
        return state;
    }

    /** Returns the state, which must be of a certain kind. */
    public <S extends EmissaryState> S in(Class<S> kind) {
        if (!kind.isInstance(state)) {
            throw new IllegalStateException(
                    state.getClass().getSimpleName() + " where " + kind.getSimpleName() + " is needed");
        }
        return kind.cast(state);
    }

    /** Begins to complete a declaration, for the first time or again: the tree is restored to what the source says. */
    public void begin(JCClassDecl declaration) {
        if (state instanceof InCompletion before) {
            before.source().restore(declaration);
            declaration.defs = declaration.defs.diff(List.convert(JCTree.class, spareConstructor));
            state = new Begun(before.source());
        } else {
            state = new Begun(SourceParts.of(declaration, componentNames, spareConstructor));
        }
    }

    /** Records that the extends and implements clauses are written. */
    public void headerKnown(Header erased, Map<Place, JCExpression> implemented) {
        state = new HeaderKnown(in(Begun.class).source(), erased, implemented);
    }

    /** Records that the class has all its constructors, and that the symbols of the added methods are in it. */
    public void planned(
            JCMethodDecl canonical,
            Optional<Decision> decision,
            java.util.List<Problem> warnings,
            java.util.List<AddedMethod> added) {
        state = new Planned(in(HeaderKnown.class), canonical, decision, warnings, added);
    }

    /** Records that the added methods have annotations, and how warnings about them are suppressed. */
    public void annotated(SortedSet<String> suppressed) {
        state = new Annotated(in(Planned.class), Collections.unmodifiableSortedSet(suppressed));
    }
}
