package dev.emissary.tools.adopt;

import dev.emissary.tools.adopt.ClassSummary.Member;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * Compares class files before and after a conversion: the members of all classes, with their names, descriptors,
 * generic signatures, exceptions, access, annotations and bodies. Only expected changes are allowed.
 */
final class ClassComparison {
    /**
     * A difference between two class files.
     *
     * @param type the binary name of the class
     * @param method the name of the method that it is in, or an empty text
     * @param subject what differs, in words
     * @param what the difference, in words that follow the subject
     */
    record Difference(String type, String method, String subject, String what) {
        String message() {
            return subject + " " + what;
        }
    }

    private ClassComparison() {}

    /** Returns the differences between class files, by name and by content. */
    static List<Difference> differences(
            Map<String, byte[]> before, Map<String, byte[]> after, Map<String, ExpectedChanges> expected) {
        Set<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        List<Difference> differences = new ArrayList<>();
        for (String name : names) {
            if (!before.containsKey(name) || !after.containsKey(name)) {
                String what = before.containsKey(name) ? "would go" : "would be added";
                differences.add(new Difference(name, "", "the class " + name, what));
            } else {
                ExpectedChanges changes = expected.getOrDefault(name, ExpectedChanges.none(name));
                differences.addAll(differences(
                        new ClassSummary(before.get(name), changes),
                        new ClassSummary(after.get(name), changes),
                        changes));
            }
        }
        return differences;
    }

    private static List<Difference> differences(ClassSummary old, ClassSummary changed, ExpectedChanges expected) {
        Set<Member> added = expected.forwardsDefaults() ? forwarders(old, changed) : Set.of();
        Set<Member> members = new LinkedHashSet<>(old.members().keySet());
        members.addAll(changed.members().keySet());
        List<Difference> differences = new ArrayList<>();
        for (Member member : members) {
            String before = old.members().get(member);
            String now = changed.members().get(member);
            // The body of a forwarder that compares the result with the delegate.
            boolean seals =
                    expected.isSealed() && member.part().equals(Member.BODY) && now != null && now.contains("IF_ACMP");
            boolean allowed = before == null ? added.contains(member.part("")) : seals;
            if (!allowed && (before == null || !before.equals(now))) {
                String simple = expected.type().replaceAll(".*[.$]", "");
                differences.add(new Difference(
                        expected.type(),
                        member.descriptor().startsWith("(") ? member.name() : "",
                        member.inWords(simple),
                        member.change(before, now)));
            }
        }
        return differences;
    }

    /** Returns the forwarders that a change adds, with their bridges. */
    private static Set<Member> forwarders(ClassSummary old, ClassSummary changed) {
        List<MethodNode> added = changed.type().methods.stream()
                .filter(method -> !old.members().containsKey(Member.of(method)))
                .toList();
        Set<String> names = added.stream()
                .filter(method -> MethodBody.forwards(changed.type(), method))
                .map(method -> method.name)
                .collect(Collectors.toSet());
        return added.stream()
                .filter(method -> MethodBody.forwards(changed.type(), method)
                        || ((method.access & Opcodes.ACC_BRIDGE) != 0 && names.contains(method.name)))
                .map(Member::of)
                .collect(Collectors.toSet());
    }
}
