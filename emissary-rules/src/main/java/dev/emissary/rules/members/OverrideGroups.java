package dev.emissary.rules.members;

import dev.emissary.rules.types.TypeQuestions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The methods of the interfaces that an emissary delegates, grouped by the implementation that they need. */
public final class OverrideGroups {
    private final TypeQuestions questions;
    private final Map<String, List<List<Candidate>>> byName = new HashMap<>();
    private final List<List<Candidate>> inOrder = new ArrayList<>();

    public OverrideGroups(TypeQuestions questions) {
        this.questions = questions;
    }

    /** Adds a method to its group; groups that both need its implementation are merged. */
    public void add(Candidate added) {
        List<List<Candidate>> overloads = byName.get(added.name());
        if (overloads == null) {
            overloads = new ArrayList<>(1);
            byName.put(added.name(), overloads);
        }
        List<List<Candidate>> same = new ArrayList<>(1);
        for (List<Candidate> group : overloads) {
            if (needsMethodOf(group, added)) {
                same.add(group);
            }
        }
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

    private boolean needsMethodOf(List<Candidate> group, Candidate added) {
        for (Candidate candidate : group) {
            if (OverrideGroup.needOneMethod(candidate, added, questions)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the groups in the order of their first methods. */
    public List<OverrideGroup> inOrder() {
        List<OverrideGroup> groups = new ArrayList<>(inOrder.size());
        for (List<Candidate> group : inOrder) {
            groups.add(new OverrideGroup(group));
        }
        return groups;
    }
}
