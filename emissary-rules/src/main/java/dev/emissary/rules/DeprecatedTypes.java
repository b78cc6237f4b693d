package dev.emissary.rules;

import java.util.EnumSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * Collects deprecations of elements and of classes named by types, except in the same outermost class (JLS 9.6.4.6).
 */
final class DeprecatedTypes {
    private final ProgramFacts facts;
    private final Element user;
    private final Set<Deprecation> found = EnumSet.noneOf(Deprecation.class);

    DeprecatedTypes(ProgramFacts facts, Element user) {
        this.facts = facts;
        this.user = MemberAccess.outermost(user);
    }

    Set<Deprecation> found() {
        return found;
    }

    void add(TypeMirror type) {
        for (Element mentioned : new MentionedTypes().add(type).elements()) {
            for (Element named = mentioned; named instanceof TypeElement; named = named.getEnclosingElement()) {
                addElement(named);
            }
        }
    }

    void addElement(Element used) {
        if (!MemberAccess.outermost(used).equals(user)) {
            found.add(facts.deprecation(used));
        }
    }
}
