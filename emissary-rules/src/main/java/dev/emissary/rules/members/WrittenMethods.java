package dev.emissary.rules.members;

import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramRules;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;

/** The methods that the body of an emissary declares: what they replace, and what they clash with (EM-FWD-6). */
public final class WrittenMethods extends ProgramRules {
    private final List<ExecutableElement> declared;
    private final List<ExecutableElement> clashing = new ArrayList<>();

    public WrittenMethods(ProgramRules rules, List<ExecutableElement> declared) {
        super(rules);
        this.declared = declared;
    }

    /** Whether one of them has the name of a method of an interface. */
    public boolean haveMethodOf(TypeElement type) {
        for (ExecutableElement method : declared) {
            if (members.hasNameOf(type, method)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of them replaces a member with a signature; one with a type that cannot be resolved may do so. */
    public boolean replace(Member member, ExecutableType signature) {
        for (ExecutableElement method : declared) {
            ExecutableType written = (ExecutableType) method.asType();
            if (member.isNamedAs(method)
                    && (MentionedTypes.of(written).haveUnknown()
                            ? questions.overrideEquivalent(written, signature)
                            : types.isSubsignature(written, signature))) {
                return true;
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
        boolean found = false;
        for (ExecutableElement method : declared) {
            if (candidate.member().isNamedAs(method)
                    && clash((ExecutableType) method.asType(), candidate, isDeclared)) {
                found = true;
                if (!clashing.contains(method)) {
                    clashing.add(method);
                    problems.add(Problem.of(
                            "name.clash", Part.METHOD.at(declared.indexOf(method)), method, candidate.supplied()));
                }
            }
        }
        return found;
    }

    private boolean clash(ExecutableType written, Candidate candidate, boolean isDeclared) {
        if (MentionedTypes.of(written).haveUnknown()) {
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
