package dev.emissary.eclipse.jdt;

import dev.emissary.model.Decision;
import dev.emissary.model.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;

/**
 * What is known about one declaration of an emissary, and how far its compilation is. The declaration itself holds it.
 */
final class EmissaryState {
    final TypeDeclaration declaration;
    /** The annotation {@code @Emissary}, or null in the keyword form without it. */
    final Annotation annotation;

    /** Its {@code delegates} clause, or the list of its components, or null. */
    DelegatesClause clause;
    /** Whether that is the list of its components. */
    boolean hasComponentLists;
    /** The annotations of its components that are lists, with these. */
    final Map<Annotation, RecordComponent> lists = new LinkedHashMap<>();
    /** The first type of its clause if the clause itself is an error, or null. */
    TypeReference refusedClause;

    /** The mark of the keyword form, or null. */
    final KeywordMark keyword;
    /** Whether the annotation names the superclass of emissaries, and the other one is meant. */
    boolean namesSuperclass;
    /** What it cannot have after its header and the parser did not get, or null. */
    SyntaxMistake mistake;

    boolean planning;
    /** Whether what is wrong with the bounds of its type parameters has been reported. */
    boolean boundsReported;
    /** Types in the header that have been resolved before the bounds of type parameters were known. */
    final List<TypeReference> unbounded = new ArrayList<>();
    /** Checks the names in the header while its types are resolved, or null. */
    HeaderScope headerScope;
    /** Whether it depends on itself. */
    Cycle cycle = Cycle.NONE;
    /** Whether the agent itself has failed at it, which is reported once. */
    boolean hasFailed;
    /** Whether an error of the emissary has been reported, so that further ones may only follow from it. */
    boolean hasErrors;
    /** The implements clause as it is written, once other types have taken its place; null before. */
    TypeReference[] listed;
    /** Its canonical constructor, if that is implicit, or null. */
    ImplicitConstructor constructor;
    /** What has been decided about its members, or null before. */
    Decision decision;
    /** The warnings about it, if there is no mistake. */
    List<Problem> warnings = List.of();
    /** The bindings of its planned methods. */
    final List<AddedMethod> added = new ArrayList<>();

    EmissaryState(TypeDeclaration declaration, Annotation annotation, KeywordMark keyword) {
        this.declaration = declaration;
        this.annotation = annotation;
        this.keyword = keyword;
    }

    /** What is known about a cycle of types that an emissary is in. */
    enum Cycle {
        /** None has been found. */
        NONE,
        /** The compiler has found one at another type, where it is not reported. */
        FOUND,
        /** It has been reported. */
        REPORTED
    }
}
