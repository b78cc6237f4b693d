package dev.emissary.rules.forwarding;

import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces;
import dev.emissary.rules.forwarding.ForwarderChoice.Choice;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** The rule that nothing is delegated that a class written by hand could not name for lack of access (EM-DEL-5). */
final class AccessRules extends ProgramRules {
    AccessRules(ProgramRules rules) {
        super(rules);
    }

    /** Returns one problem for each interface or method that makes an emissary name what it cannot access. */
    List<Problem> problems(TypeElement emissary, Header header, Superinterfaces superinterfaces, List<Choice> choices) {
        List<Problem> problems = new ArrayList<>();
        Set<Integer> refused = new HashSet<>();
        for (DelegatedInterface delegated : superinterfaces.delegated()) {
            TypeElement hidden = delegated.type().getTypeArguments().isEmpty()
                    ? null
                    : firstHidden(new MentionedTypes().add(delegated.type()).elements(), emissary);
            if (hidden != null && refused.add(delegated.component())) {
                problems.add(Problem.of(
                        "interface.inaccessible",
                        Place.component(delegated.component()),
                        delegated.type(),
                        header.name(delegated.component()),
                        hidden));
            }
        }
        for (Choice choice : choices) {
            Forwarder forwarder = choice.forwarder();
            TypeElement hidden = firstHidden(choice.mentioned(), emissary);
            if (hidden != null && !refused.contains(forwarder.component())) {
                TypeElement declaring = (TypeElement) forwarder.method().getEnclosingElement();
                problems.add(Problem.of(
                        "method.inaccessible",
                        Place.component(forwarder.component()),
                        new DelegateMethod(declaring, forwarder.method(), forwarder.signature()),
                        header.name(forwarder.component()),
                        hidden));
            }
        }
        return problems;
    }

    private TypeElement firstHidden(List<TypeElement> mentioned, TypeElement emissary) {
        for (TypeElement one : mentioned) {
            if (!facts.isAccessible(one, emissary)) {
                return one;
            }
        }
        return null;
    }
}
