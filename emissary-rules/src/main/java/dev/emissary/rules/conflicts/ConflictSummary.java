package dev.emissary.rules.conflicts;

import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Header;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.advice.ExplicitList;
import dev.emissary.rules.types.TypeQuestions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The line before the first conflict of one component: how many there are, and which explicit list would avoid all of
 * them (EM-CONF-1).
 */
public final class ConflictSummary {
    /** So many errors at one component are shown even if one list settles all. */
    private static final int MANY = 3;

    private final TypeQuestions questions;
    private final Header header;
    private final List<DelegatedInterface> delegated;
    private final Predicate<Header> isAccepted;

    /** Prepares the summary for a header; a list is proposed if the header would be accepted with it. */
    public ConflictSummary(
            TypeQuestions questions, Header header, List<DelegatedInterface> delegated, Predicate<Header> isAccepted) {
        this.questions = questions;
        this.header = header;
        this.delegated = delegated;
        this.isAccepted = isAccepted;
    }

    /** A conflict, and the component that first supplied the method. */
    public record Conflict(int first, Problem problem) {}

    /** Returns the problems, with a line before the first at one component if there is something to say. */
    public List<Problem> of(List<Conflict> conflicts) {
        Map<Place, List<Conflict>> byPlace = conflicts.stream()
                .collect(Collectors.groupingBy(conflict -> conflict.problem().place()));
        List<Problem> result = new ArrayList<>();
        Set<Place> told = new HashSet<>();
        for (Conflict conflict : conflicts) {
            Problem problem = conflict.problem();
            List<Conflict> same = byPlace.get(problem.place());
            if (same.get(0) == conflict) {
                Line line = line(same);
                result.add(withLine(problem, line));
                if (same.size() > MANY && line.key().equals("conflicts.target")) {
                    told.add(problem.place());
                }
            } else if (!told.contains(problem.place())) {
                result.add(problem);
            }
        }
        return result;
    }

    private static Problem withLine(Problem problem, Line line) {
        List<Object> arguments = new ArrayList<>(problem.arguments());
        arguments.set(0, line);
        return new Problem(problem.severity(), problem.message(), problem.place(), arguments);
    }

    private Line line(List<Conflict> conflicts) {
        int second = conflicts.get(0).problem().place().index();
        if (conflicts.size() == 1) {
            if (closes(conflicts.get(0).problem())) {
                // A list would leave open what the other component holds.
                return Line.NONE;
            }
            return settling().map(list -> Line.of("conflict.target", list)).orElse(Line.NONE);
        }
        List<Integer> firsts =
                conflicts.stream().map(Conflict::first).distinct().sorted().toList();
        String names = String.join(", ", firsts.stream().map(header::name).toList());
        int count = conflicts.size();
        List<DeclaredType> list = withoutConflict(second, firsts);
        if (list.isEmpty()) {
            return settling()
                    .map(settling -> Line.of("conflicts.target", count, names, header.name(second), settling))
                    .orElse(Line.of("conflicts", count, names, header.name(second)));
        }
        String state = header.name(serves(second, list) ? firsts.get(0) : second);
        return Line.of("conflicts.list", count, names, header.name(second), ExplicitList.of(list, header), state);
    }

    /**
     * Returns a list that names one component for each delegated interface, if that settles all conflicts: to different
     * components where several serve more than one interface, or else each to the first.
     */
    private Optional<String> settling() {
        Map<TypeElement, List<DelegatedInterface>> serving = delegated.stream()
                .collect(Collectors.groupingBy(DelegatedInterface::element, LinkedHashMap::new, Collectors.toList()));
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
            if (isAccepted.test(header.withExplicit(types).withTargets(names))) {
                return Optional.of(ExplicitList.withTargets(list, header));
            }
        }
        return Optional.empty();
    }

    private static boolean closes(Problem problem) {
        return problem.arguments().stream()
                .anyMatch(argument -> argument instanceof DelegateMethod supplied
                        && supplied.method().getSimpleName().contentEquals("close"));
    }

    /** Returns an explicit list with which a component of a conflict serves nothing; empty if there is none. */
    private List<DeclaredType> withoutConflict(int second, List<Integer> firsts) {
        return Stream.concat(Stream.of(second), firsts.size() == 1 ? firsts.stream() : Stream.empty())
                .map(this::listWithout)
                .filter(list -> !list.isEmpty() && isAccepted.test(header.withExplicit(list)))
                .findFirst()
                .orElse(List.of());
    }

    /**
     * Returns what is delegated to the others; empty if the component serves some of it, or the implements clause lists
     * any.
     */
    private List<DeclaredType> listWithout(int component) {
        Set<Element> elements = new HashSet<>();
        List<DeclaredType> list = new ArrayList<>();
        for (DelegatedInterface one : delegated) {
            if (header.lists(one.element())) {
                return List.of();
            }
            if (one.component() != component && elements.add(one.element())) {
                list.add(one.type());
            }
        }
        return serves(component, list) ? List.of() : list;
    }

    private boolean serves(int component, List<DeclaredType> list) {
        TypeMirror type = header.components().get(component).type();
        return list.stream().anyMatch(one -> questions.inherits(type, one.asElement()));
    }
}
