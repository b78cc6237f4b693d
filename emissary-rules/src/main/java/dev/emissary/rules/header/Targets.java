package dev.emissary.rules.header;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.written.HeaderWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;

/**
 * The components that an explicit list names with {@code to}: what is wrong with them, and what to propose (EM-DEL-10).
 *
 * @param header the header of the emissary
 * @param isAccepted whether a message may propose another one
 */
record Targets(Header header, Predicate<Header> isAccepted) {
    /**
     * Returns the problem that the named component, or any if none is named, does not serve an interface of a list.
     *
     * @param closest what the component lacks that comes closest
     */
    Problem unserved(TypeElement element, int index, Line closest) {
        String target = header.target(index);
        if (target.isEmpty()) {
            return Problem.of("interface.unserved", Part.EXPLICIT.at(index), element, header.names(), closest);
        }
        for (Component component : header.components()) {
            if (component.name().equals(target)) {
                return Problem.of(
                        "target.unserved",
                        Part.EXPLICIT.at(index),
                        element,
                        target,
                        component.type(),
                        closest,
                        proposal(element, index, header.components()));
            }
        }
        List<Component> nearest = new ArrayList<>(header.components());
        nearest.sort(Comparator.comparingInt(component -> HeaderWords.distance(component.name(), target)));
        return Problem.of(
                "target.unknown", Part.TARGET.at(index), target, header.names(), proposal(element, index, nearest));
    }

    /** Returns the line that names the first of some components with which the list has no problem (EM-DIAG-1). */
    private Line proposal(TypeElement element, int index, List<Component> components) {
        for (Component component : components) {
            List<String> names = new ArrayList<>(header.targets());
            names.set(index, component.name());
            if (isAccepted.test(header.withTargets(names))) {
                String key = header.hasClause() ? "target" : "target.annotation";
                return Line.of(key, TypeText.plain().of(element), component.name());
            }
        }
        return Line.NONE;
    }
}
