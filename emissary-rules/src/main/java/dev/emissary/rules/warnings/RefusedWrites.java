package dev.emissary.rules.warnings;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Plan;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;

/** The methods of collections that add, remove or set as well as the method of which one thinks first (EM-DIAG-4). */
final class RefusedWrites {
    private static final String ADDING = "addAll addFirst addLast offer offerFirst offerLast push";

    private static final Map<String, Set<String>> ALSO = Map.of(
            "add", Set.of(ADDING.split(" ")),
            "put", Set.of("compute computeIfAbsent merge putAll putFirst putIfAbsent putLast".split(" ")),
            "remove",
                    Set.of(("clear entrySet iterator keySet listIterator poll pollFirst pollFirstEntry pollLast "
                                    + "pollLastEntry pop removeAll removeFirst removeIf removeLast retainAll subList values")
                            .split(" ")),
            "set", Set.of("listIterator replaceAll sort".split(" ")));

    private final Set<String> wanted = new TreeSet<>();

    /** Notes that the body refuses a method of a collection. */
    void add(ExecutableElement refused) {
        wanted.addAll(ALSO.getOrDefault(refused.getSimpleName().toString(), Set.of()));
    }

    /** Returns the names of methods that a component still supplies, in order. */
    Set<String> forwarded(Plan plan, int component) {
        Set<String> names = new TreeSet<>();
        for (Forwarder forwarder : plan.forwarders()) {
            if (forwarder.component() == component && isOfCollections(forwarder.method())) {
                names.add(forwarder.method().getSimpleName().toString());
            }
        }
        names.retainAll(wanted);
        return names;
    }

    static boolean isOfCollections(ExecutableElement method) {
        return method.getEnclosingElement().getEnclosingElement() instanceof PackageElement owner
                && owner.getQualifiedName().toString().matches("java[.]util([.]concurrent)?");
    }
}
