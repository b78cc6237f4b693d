package dev.emissary.rules.header;

import dev.emissary.model.Problem;
import dev.emissary.model.Problem.JavaMessage;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeQuestions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The interfaces that a class implements directly, each once, and none that is inconsistent with another (EM-CONF-4). */
final class ImplementedInterfaces extends ProgramRules {
    private final HeaderErrors errors;
    private final List<Problem> problems;
    private final List<Implemented> all = new ArrayList<>();
    private final Set<Element> direct = new HashSet<>();
    private final Map<Element, DeclaredType> inherited = new HashMap<>();
    private final Set<Element> inconsistent = new HashSet<>();

    ImplementedInterfaces(HeaderErrors errors, List<Problem> problems) {
        super(errors);
        this.errors = errors;
        this.problems = problems;
    }

    List<Implemented> all() {
        return all;
    }

    boolean has(Element type) {
        return direct.contains(type);
    }

    /** Adds what javac reports itself: a type that is unknown, or no interface. */
    void addUnusable(TypeMirror type, Place place) {
        all.add(new Implemented(type, place));
    }

    /** Adds an interface, unless it is inconsistent with another one, which is reported. */
    void add(DeclaredType type, Place place) {
        if (isConsistent(type, place)) {
            addOnce(type, place);
        }
    }

    void addOnce(DeclaredType type, Place place) {
        if (direct.add(type.asElement())) {
            all.add(new Implemented(type, place));
        }
    }

    /** Whether an interface inherits nothing that another one inherits with other type arguments. */
    boolean isConsistent(DeclaredType type, Place place) {
        // Before any supertypes are known, their type arguments are not known either.
        return !errors.typesAreComplete || errors.hasUnknownSupertype(type) || inheritsConsistently(type, place);
    }

    /** Whether no interface is inherited with different type arguments; reports it otherwise (EM-CONF-4). */
    private boolean inheritsConsistently(DeclaredType type, Place place) {
        DeclaredType other = inherited.putIfAbsent(type.asElement(), type);
        if (other != null) {
            if (types.isSameType(other, type)) {
                return true;
            }
            if (inconsistent.add(type.asElement())) {
                problems.add(Problem.of(JavaMessage.DIFFERENT_TYPE_ARGUMENTS, place, type.asElement(), other, type));
            }
            return false;
        }
        for (TypeMirror supertype : TypeQuestions.supertypes(types, type)) {
            if (supertype instanceof DeclaredType declared && !inheritsConsistently(declared, place)) {
                // Another mention of it is refused as well; otherwise javac would report the class again.
                inherited.remove(type.asElement());
                return false;
            }
        }
        return true;
    }
}
