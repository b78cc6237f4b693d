package dev.emissary.tools.adopt;

import dev.emissary.tools.adopt.ExpectedChanges.Kind;
import dev.emissary.tools.compile.ClassFiles;
import java.util.ArrayList;
import java.util.HashSet;
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
     * @param member what differs, such as {@code method size()I}
     * @param message the difference in words
     */
    record Difference(String type, String member, String message) {
        /** Returns whether the difference is in a method of a name. */
        boolean isOfMethod(String name) {
            return member.startsWith("method " + name + "(");
        }
    }

    private final ExpectedChanges expected;
    private final ClassNode after = new ClassNode();
    private final Map<String, String> oldMembers;
    private final Map<String, String> newMembers;

    private ClassComparison(byte[] before, byte[] after, ExpectedChanges expected) {
        this.expected = expected;
        ClassFiles.reader(after).accept(this.after, ClassReader.SKIP_DEBUG);
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
                String verb = before.containsKey(name) ? "lacks" : "adds";
                differences.add(new Difference(name, "class", "the result " + verb + " class " + name));
            } else {
                ExpectedChanges changes = expected.getOrDefault(name, ExpectedChanges.none(name));
                differences.addAll(new ClassComparison(before.get(name), after.get(name), changes).differences());
            }
        }
        return differences;
    }

    private List<Difference> differences() {
        Set<String> added = expectedMethods();
        Set<String> keys = new TreeSet<>(oldMembers.keySet());
        keys.addAll(newMembers.keySet());
        List<Difference> differences = new ArrayList<>();
        for (String key : keys) {
            String before = oldMembers.get(key);
            String now = newMembers.get(key);
            if (before == null
                    && added.stream().anyMatch(method -> key.equals(method) || key.startsWith(method + " "))) {
                continue;
            }
            String verb = before == null ? "adds" : now == null ? "lacks" : "has another";
            if (before == null || (!before.equals(now) && !isSealed(key, now))) {
                differences.add(new Difference(
                        expected.type(), key, "the result " + verb + " " + key + " of " + expected.type()));
            }
        }
        return differences;
    }

    /** Returns the methods that the conversion is expected to add. */
    private Set<String> expectedMethods() {
        Set<String> added = new HashSet<>();
        Set<String> names = new HashSet<>();
        for (MethodNode method : after.methods) {
            String key = "method " + method.name + method.desc;
            boolean expectedHere = !oldMembers.containsKey(key)
                    && ((expected.kinds().contains(Kind.FORWARDED_DEFAULTS) && MethodBody.forwards(after, method))
                            || (expected.kinds().contains(Kind.CONSTRUCTOR)
                                    && method.name.equals("<init>")
                                    && (method.access & Opcodes.ACC_PRIVATE) != 0));
            if (expectedHere) {
                added.add(key);
                names.add(method.name);
            }
        }
        for (MethodNode method : after.methods) {
            boolean bridge = (method.access & Opcodes.ACC_BRIDGE) != 0 && names.contains(method.name);
            String key = "method " + method.name + method.desc;
            if (bridge && !oldMembers.containsKey(key)) {
                added.add(key);
            }
        }
        return added;
    }

    /** Returns whether a body may differ: that of a forwarder which compares the result with the delegate. */
    private boolean isSealed(String key, String body) {
        return expected.kinds().contains(Kind.SEALED) && key.endsWith(" body") && body.contains("IF_ACMP");
    }
}
