package dev.emissary.javac.testing;

import static com.google.common.truth.Truth.assertWithMessage;

import dev.emissary.javac.testing.ExpectedForwarders.Forwarder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** Checks the class files of emissaries, loads and calls them, and counts. */
public final class SweepTally {
    private final JavacModel model;
    private final ExpectedForwarders expected;
    private final Map<String, Integer> leftOut = new TreeMap<>();
    private final Map<String, Integer> notCalled = new TreeMap<>();
    private int interfaces;
    private int forwarders;
    private int calls;

    /** Creates a tally of nothing. */
    public SweepTally(JavacModel model) {
        this.model = model;
        expected = new ExpectedForwarders(model);
    }

    /** Checks the emissaries of a successful compilation, and adds them. */
    public void add(Sweep sweep, Compiled compiled, ClassLoader loader) {
        compiled.loadedBelow(loader);
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
            interfaces++;
            forwarders += methods.size();
            try {
                Class<?> delegated = Class.forName(binaryName, false, loader);
                Class<?> emissary = compiled.load(SweepSource.emissaryOf(i));
                calls += new ForwardedCalls(classFile, emissary, delegated).check(methods);
            } catch (ClassNotFoundException unresolved) {
                notCalled.merge("in modules that this JVM has not resolved", 1, Integer::sum);
            } catch (LinkageError missing) {
                notCalled.merge("that cannot be linked or initialized without further libraries", 1, Integer::sum);
            } catch (IllegalArgumentException refused) {
                notCalled.merge("of which the JVM makes no proxy", 1, Integer::sum);
            } catch (ReflectiveOperationException failure) {
                throw new AssertionError("the emissary of " + type, failure);
            }
        }
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

    /** Returns how many of them have not been called. */
    public int notCalled() {
        return notCalled.values().stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public String toString() {
        return "%d forwarders, %d calls passed on exactly once; left out: %s; compiled, but not called: %s"
                .formatted(forwarders, calls, text(leftOut), text(notCalled));
    }

    private static String text(Map<String, Integer> counts) {
        return counts.isEmpty()
                ? "none"
                : counts.entrySet().stream()
                        .map(count -> count.getValue() + " " + count.getKey())
                        .collect(Collectors.joining("; "));
    }
}
