package dev.emissary.rules.header;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.advice.ExplicitList;
import dev.emissary.rules.advice.Proposals;
import dev.emissary.rules.advice.TypeText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** The components that an explicit list names with {@code to}: what is wrong with them, and what to propose (EM-DEL-10). */
public final class Targets {
    private final TypeElement emissary;
    private final Header header;
    private final Proposals proposals;

    /** Prepares to check a header; without the rules for proposals, nothing is proposed. */
    public Targets(TypeElement emissary, Header header, Proposals proposals) {
        this.emissary = emissary;
        this.header = header;
        this.proposals = proposals;
    }

    /**
     * Returns the problem that the named component, or any if none is named, does not serve an interface of a list.
     *
     * @param closest what the component lacks that comes closest
     */
    Problem unserved(TypeElement element, int index, Line closest) {
        String target = header.target(index);
        if (target.isEmpty()) {
            return Problem.of("interface.unserved", Place.explicit(index), element, header.names(), closest);
        }
        for (Component component : header.components()) {
            if (component.name().equals(target)) {
                return Problem.of(
                        "target.unserved",
                        Place.explicit(index),
                        element,
                        target,
                        component.type(),
                        closest,
                        proposal(element, index, header.components()));
            }
        }
        List<Component> nearest = new ArrayList<>(header.components());
        nearest.sort(Comparator.comparingInt(component -> distance(component.name(), target)));
        return Problem.of(
                "target.unknown", Place.target(index), target, header.names(), proposal(element, index, nearest));
    }

    /** Returns the line that names the first of some components with which the list has no problem (EM-DIAG-1). */
    private Line proposal(TypeElement element, int index, List<Component> components) {
        for (Component component : components) {
            List<String> names = new ArrayList<>(header.targets());
            names.set(index, component.name());
            if (proposals != null && proposals.wouldCompile(emissary, header, header.withTargets(names))) {
                String text = TypeText.plain().of(element);
                return header.hasClause()
                        ? Line.of("target", text, component.name())
                        : Line.of("target.annotation", text, component.name());
            }
        }
        return Line.NONE;
    }

    /**
     * Returns a list that names one component for each delegated interface, if that settles all conflicts: to different
     * components where several serve more than one interface, or else each to the first.
     */
    public Optional<String> settling(List<DelegatedInterface> delegated) {
        Map<TypeElement, List<DelegatedInterface>> serving = new LinkedHashMap<>();
        for (DelegatedInterface one : delegated) {
            serving.computeIfAbsent(one.element(), element -> new ArrayList<>()).add(one);
        }
        if (serving.size() == delegated.size()) {
            return Optional.empty();
        }
        for (boolean spread : new boolean[] {true, false}) {
            List<DelegatedInterface> list = new ArrayList<>();
            int shared = 0;
            for (List<DelegatedInterface> candidates : serving.values()) {
                list.add(candidates.get(spread && candidates.size() > 1 ? shared++ % candidates.size() : 0));
            }
            List<DeclaredType> types =
                    list.stream().map(DelegatedInterface::type).toList();
            List<String> names =
                    list.stream().map(one -> header.name(one.component())).toList();
            if (proposals.wouldCompile(
                    emissary, header, header.withExplicit(types).withTargets(names))) {
                return Optional.of(ExplicitList.of(list, names, header));
            }
        }
        return Optional.empty();
    }

    /** Returns the number of letters to insert, remove or replace to make one name of another. */
    private static int distance(String from, String to) {
        List<Integer> row = new ArrayList<>(Collections.nCopies(to.length() + 1, 0));
        for (int j = 0; j <= to.length(); j++) {
            row.set(j, j);
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row.set(0, i);
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row.get(j);
                row.set(j, Math.min(replaced, Math.min(diagonal, row.get(j - 1)) + 1));
            }
        }
        return row.get(to.length());
    }
}
