package dev.emissary.rules.types;

import java.util.EnumSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * Collects deprecations of elements and of classes named by types, except in the same outermost class (JLS 9.6.4.6).
 */
public final class DeprecatedTypes {
    private final ProgramFacts facts;
    private final Element user;
    private final Set<Deprecation> found = EnumSet.noneOf(Deprecation.class);

    public DeprecatedTypes(ProgramFacts facts, Element user) {
        this.facts = facts;
        this.user = MemberAccess.outermost(user);
    }

    public Set<Deprecation> found() {
        return found;
    }

    public void add(TypeMirror type) {
        for (Element mentioned : new MentionedTypes().add(type).elements()) {
            for (Element named = mentioned; named instanceof TypeElement; named = named.getEnclosingElement()) {
                addElement(named);
            }
        }
    }

    public void addElement(Element used) {
        if (!MemberAccess.outermost(used).equals(user)) {
            found.add(facts.deprecation(used));
        }
    }
}
