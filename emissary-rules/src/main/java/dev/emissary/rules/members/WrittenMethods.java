package dev.emissary.rules.members;

import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.Types;

/** The methods that the body of an emissary declares: what they replace, and what they clash with (EM-FWD-6). */
public final class WrittenMethods {
    private final Types types;
    private final TypeQuestions questions;
    private final List<ExecutableElement> declared;
    private final Map<String, List<ExecutableElement>> byName = new HashMap<>();
    private final List<ExecutableElement> clashing = new ArrayList<>();

    public WrittenMethods(Types types, TypeQuestions questions, List<ExecutableElement> declared) {
        this.types = types;
        this.questions = questions;
        this.declared = declared;
        for (ExecutableElement method : declared) {
            String name = method.getSimpleName().toString();
            List<ExecutableElement> overloads = byName.get(name);
            if (overloads == null) {
                overloads = new ArrayList<>(1);
                byName.put(name, overloads);
            }
            overloads.add(method);
        }
    }

    /** Whether one of them has the given name. */
    public boolean haveMethod(String name) {
        return byName.containsKey(name);
    }

    /** Whether one of them replaces a method; one with a type that cannot be resolved may do so. */
    public boolean replace(Candidate candidate) {
        return replace(candidate.name(), candidate.signature());
    }

    /** Whether one of them replaces or implements a method of a given name and signature. */
    public boolean replace(String name, ExecutableType signature) {
        List<ExecutableElement> overloads = byName.get(name);
        if (overloads != null) {
            for (ExecutableElement method : overloads) {
                ExecutableType written = (ExecutableType) method.asType();
                if (TypeForms.mentionsUnknown(written)
                        ? questions.overrideEquivalent(written, signature)
                        : types.isSubsignature(written, signature)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether one of them has the erasure of a method that none replaces, or of one that this overrides, so that the
     * class cannot have both (JLS 8.4.8.3).
     *
     * @param isDeclared whether the class has to declare the method, or inherits it as a default method
     * @param problems receives the error, one for each method of the body
     */
    public boolean clashWith(Candidate candidate, boolean isDeclared, List<Problem> problems) {
        List<ExecutableElement> overloads = byName.get(candidate.name());
        if (overloads == null) {
            return false;
        }
        boolean found = false;
        for (ExecutableElement method : overloads) {
            if (clash((ExecutableType) method.asType(), candidate, isDeclared)) {
                found = true;
                if (!clashing.contains(method)) {
                    clashing.add(method);
                    problems.add(Problem.of(
                            "name.clash", Place.method(declared.indexOf(method)), method, candidate.supplied()));
                }
            }
        }
        return found;
    }

    private boolean clash(ExecutableType written, Candidate candidate, boolean isDeclared) {
        if (TypeForms.mentionsUnknown(written)) {
            return false;
        }
        if (isDeclared && questions.sameErasedParameters(written, candidate.signature())) {
            return true;
        }
        for (ExecutableElement declaration : candidate.declarations()) {
            if (questions.sameErasedParameters(written, (ExecutableType) declaration.asType())) {
                return true;
            }
        }
        return false;
    }
}
