package dev.emissary.javac.proof;

import static com.google.common.truth.Truth.assertWithMessage;

import dev.emissary.javac.proof.ExpectedForwarders.Forwarder;
import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.JavacModel;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** Checks the class files of emissaries, and counts. */
public final class SweepTally {
    private final JavacModel model;
    private final ExpectedForwarders expected;
    private final Map<String, Integer> leftOut = new TreeMap<>();
    private int interfaces;
    private int forwarders;

    /** Creates a tally of nothing. */
    public SweepTally(JavacModel model) {
        this.model = model;
        expected = new ExpectedForwarders(model);
    }

    /** Checks the emissaries of a successful compilation, and adds them. */
    public void add(Sweep sweep, Compiled compiled) {
        for (int i = 0; i < sweep.interfaces().size(); i++) {
            TypeElement type = sweep.interfaces().get(i);
            List<Forwarder> methods = expected.of(type);
            ClassFile classFile = compiled.classFile(SweepSource.emissaryOf(i));
            String binaryName = model.elements().getBinaryName(type).toString();
            assertWithMessage("forwarders of %s", type)
                    .that(classFile.publicMethods())
                    .isEqualTo(methods.stream().map(Forwarder::signature).toList());
            assertWithMessage("interfaces of the emissary of %s", type)
                    .that(classFile.node().interfaces)
                    .containsExactly(binaryName.replace('.', '/'));
            methods.forEach(method -> check(type, classFile, method));
            interfaces++;
            forwarders += methods.size();
        }
    }

    /** The methods that refuse in place of forwarding (EM-CLASS-5). */
    private static final Set<String> REFUSED =
            Set.of("writeExternal(Ljava/io/ObjectOutput;)V", "readExternal(Ljava/io/ObjectInput;)V");

    private static final String REFUSAL = "java/io/NotSerializableException.<init>";

    /** Checks that a forwarder calls one method, of its own name, and compares the result only as EM-FWD-5 says. */
    private static void check(TypeElement type, ClassFile classFile, Forwarder forwarder) {
        int parameters = forwarder.signature().indexOf('(');
        String name = forwarder.signature().substring(0, parameters);
        List<String> code = classFile.instructions(name, forwarder.signature().substring(parameters));
        List<String> calls =
                code.stream().filter(line -> line.startsWith("INVOKE")).toList();
        assertWithMessage("calls of %s in the emissary of %s", forwarder, type)
                .that(calls)
                .hasSize(1);
        assertWithMessage("the call of %s in the emissary of %s", forwarder, type)
                .that(calls.get(0))
                .contains(REFUSED.contains(forwarder.signature()) ? REFUSAL : "." + name + " (");
        assertWithMessage("whether %s in the emissary of %s compares", forwarder, type)
                .that(code.stream().anyMatch(line -> line.startsWith("IF_ACMP")))
                .isEqualTo(forwarder.replacesSelf());
    }

    /** Counts interfaces of which there is no emissary. */
    public void leaveOut(int count, String reason) {
        if (count > 0) {
            leftOut.merge(reason, count, Integer::sum);
        }
    }

    /** Returns how many emissaries have been checked. */
    public int interfaces() {
        return interfaces;
    }

    @Override
    public String toString() {
        String text = leftOut.entrySet().stream()
                .map(count -> count.getValue() + " " + count.getKey())
                .collect(Collectors.joining("; "));
        return "%d forwarders; left out: %s".formatted(forwarders, text.isEmpty() ? "none" : text);
    }
}
