package dev.emissary.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The methods of the interfaces that an emissary delegates, grouped by the implementation that they need. */
final class OverrideGroups {
    private final TypeQuestions questions;
    private final Map<String, List<List<Candidate>>> byName = new HashMap<>();
    private final List<List<Candidate>> inOrder = new ArrayList<>();

    OverrideGroups(TypeQuestions questions) {
        this.questions = questions;
    }

    /** Adds a method to its group; groups that both need its implementation are merged. */
    void add(Candidate added) {
        List<List<Candidate>> overloads = byName.computeIfAbsent(added.name(), name -> new ArrayList<>(1));
        List<List<Candidate>> same = overloads.stream()
                .filter(group ->
                        group.stream().anyMatch(candidate -> OverrideGroup.needOneMethod(candidate, added, questions)))
                .toList();
        if (same.isEmpty()) {
            List<Candidate> group = new ArrayList<>(1);
            group.add(added);
            overloads.add(group);
            inOrder.add(group);
            return;
        }
        List<Candidate> group = same.get(0);
        for (List<Candidate> other : same.subList(1, same.size())) {
            group.addAll(other);
            overloads.removeIf(one -> one == other);
            inOrder.removeIf(one -> one == other);
        }
        group.add(added);
    }

    /** Returns the groups in the order of their first methods. */
    List<OverrideGroup> inOrder() {
        return inOrder.stream().map(OverrideGroup::new).toList();
    }
}
