package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import dev.emissary.model.Decision;
import dev.emissary.model.Header;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The state of an emissary: one record for each phase, with the results of the phase and the state before it. The
 * description of this package says which step creates which state.
 */
public sealed interface EmissaryState {
    /** A state in which the completion has begun. */
    sealed interface InCompletion extends EmissaryState {
        /** Returns the parts of the source that the completion replaces in the tree. */
        SourceParts source();
    }

    /** A state in which the header is known. */
    sealed interface WithHeader extends InCompletion {
        /** Returns what is known of the header. */
        HeaderKnown header();

        @Override
        default SourceParts source() {
            return header().source();
        }
    }

    /** A state in which methods have been added to the class. */
    sealed interface WithPlan extends WithHeader {
        /** Returns what was decided and added. */
        Planned plan();

        @Override
        default HeaderKnown header() {
            return plan().before();
        }
    }

    /** No completion has begun; the tree is as the parser and {@code DeclarationRewriter} have left it. */
    record Parsed() implements EmissaryState {}

    /** The completion has begun, for the first time or again in another round; the tree says what the source says. */
    record Begun(SourceParts source) implements InCompletion {}

    /**
     * The extends and implements clauses are written.
     *
     * @param source the parts of the tree that are replaced
     * @param erased the header with every type reduced to its class
     * @param implemented the trees of the implements clause, by the place in the header that each comes from
     */
    record HeaderKnown(SourceParts source, Header erased, Map<Place, JCExpression> implemented) implements WithHeader {
        @Override
        public HeaderKnown header() {
            return this;
        }
    }

    /**
     * The symbols of all methods are in the class.
     *
     * @param before the state before
     * @param canonical the canonical constructor, or null if a mistake keeps it from being known
     * @param decision what was decided, if it will be needed and there is no mistake
     * @param warnings the warnings about it, if there is no mistake
     * @param added the methods that are added
     */
    record Planned(
            HeaderKnown before,
            JCMethodDecl canonical,
            Optional<Decision> decision,
            java.util.List<Problem> warnings,
            java.util.List<AddedMethod> added)
            implements WithPlan {
        public Planned {
            warnings = java.util.List.copyOf(warnings);
            added = java.util.List.copyOf(added);
        }

        @Override
        public Planned plan() {
            return this;
        }
    }

    /**
     * The added methods have their annotations, and javac's warnings about them are suppressed.
     *
     * @param plan the state before
     * @param suppressed the lint categories that the class written by hand has to suppress on itself
     */
    record Annotated(Planned plan, SortedSet<String> suppressed) implements WithPlan {}

    /**
     * The parts of an emissary's tree that the completion replaces, as the source has them.
     *
     * @param components the component fields, in order; by mistake, two can have the same name
     * @param listed the interfaces of the implements clause
     * @param annotations the annotations of the class
     * @param ofVariables the annotations of each field, and of each parameter of its constructors and methods
     */
    record SourceParts(
            List<JCVariableDecl> components,
            List<JCExpression> listed,
            List<JCAnnotation> annotations,
            Map<JCVariableDecl, List<JCAnnotation>> ofVariables) {

        /** Takes the parts from the tree of an emissary that no completion has changed yet. */
        static SourceParts of(JCClassDecl declaration, List<Name> componentNames, List<JCMethodDecl> spareConstructor) {
            Map<JCVariableDecl, List<JCAnnotation>> ofVariables = new HashMap<>();
            for (JCTree member : declaration.defs.appendList(List.convert(JCTree.class, spareConstructor))) {
                if (member instanceof JCVariableDecl field) {
                    ofVariables.put(field, field.mods.annotations);
                } else if (member instanceof JCMethodDecl method) {
                    for (JCVariableDecl parameter : method.params) {
                        ofVariables.put(parameter, parameter.mods.annotations);
                    }
                }
            }
            return new SourceParts(
                    components(declaration, componentNames),
                    declaration.implementing,
                    declaration.mods.annotations,
                    ofVariables);
        }

        private static List<JCVariableDecl> components(JCClassDecl declaration, List<Name> names) {
            ListBuffer<JCVariableDecl> result = new ListBuffer<>();
            for (Name name : names) {
                for (JCTree member : declaration.defs) {
                    if (member instanceof JCVariableDecl field && field.name == name && !result.contains(field)) {
                        result.add(field);
                        break;
                    }
                }
            }
            return result.toList();
        }

        /** Restores the parts in the tree. */
        void restore(JCClassDecl declaration) {
            declaration.implementing = listed;
            declaration.mods.annotations = annotations;
            ofVariables.forEach((variable, written) -> variable.mods.annotations = written);
        }
    }

    /** A method that is added to an emissary: its symbol, which is a member of the class, and its purpose. */
    record AddedMethod(MethodSymbol symbol, PlannedMethod planned) {}
}
