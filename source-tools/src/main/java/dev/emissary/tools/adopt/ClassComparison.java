package dev.emissary.tools.adopt;

import dev.emissary.tools.adopt.ClassSummary.Member;
import dev.emissary.tools.source.Compilation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
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

    private final ExpectedChanges expected;
    private final ClassNode after = new ClassNode();
    private final Map<Member, String> oldMembers;
    private final Map<Member, String> newMembers;

    private ClassComparison(byte[] before, byte[] after, ExpectedChanges expected) {
        this.expected = expected;
        Compilation.reader(after).accept(this.after, ClassReader.SKIP_DEBUG);
        this.oldMembers = ClassSummary.of(before, expected);
        this.newMembers = ClassSummary.of(after, expected);
    }

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
                differences.addAll(new ClassComparison(before.get(name), after.get(name), changes).differences());
            }
        }
        return differences;
    }

    private List<Difference> differences() {
        Set<Member> added = expectedMethods();
        Set<Member> members = new LinkedHashSet<>(oldMembers.keySet());
        members.addAll(newMembers.keySet());
        List<Difference> differences = new ArrayList<>();
        for (Member member : members) {
            String before = oldMembers.get(member);
            String now = newMembers.get(member);
            boolean allowed = before == null ? added.contains(member.part("")) : isSealed(member, now);
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

    /** Returns the methods that the conversion is expected to add. */
    private Set<Member> expectedMethods() {
        Set<Member> added = new HashSet<>();
        Set<String> names = new HashSet<>();
        for (MethodNode method : after.methods) {
            boolean expectedHere = !oldMembers.containsKey(Member.of(method))
                    && expected.forwardsDefaults()
                    && MethodBody.forwards(after, method);
            if (expectedHere) {
                added.add(Member.of(method));
                names.add(method.name);
            }
        }
        for (MethodNode method : after.methods) {
            boolean bridge = (method.access & Opcodes.ACC_BRIDGE) != 0 && names.contains(method.name);
            if (bridge && !oldMembers.containsKey(Member.of(method))) {
                added.add(Member.of(method));
            }
        }
        return added;
    }

    /** Returns whether a body may differ: that of a forwarder which compares the result with the delegate. */
    private boolean isSealed(Member member, String body) {
        return expected.isSealed() && member.part().equals(Member.BODY) && body != null && body.contains("IF_ACMP");
    }
}
