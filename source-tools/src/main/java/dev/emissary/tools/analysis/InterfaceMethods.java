package dev.emissary.tools.analysis;

import com.github.javaparser.resolution.types.ResolvedReferenceType;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The methods of interfaces, each looked up once. */
public final class InterfaceMethods {
    private final Map<String, Map<String, InterfaceMethod>> byType = new HashMap<>();

    /** Returns the instance methods of an interface, including inherited ones, by signature. */
    public Map<String, InterfaceMethod> of(ResolvedReferenceType type) {
        // Two type variables of one name may have different erasures.
        String erasures =
                type.typeParametersValues().stream().map(Types::erasure).collect(Collectors.joining(","));
        String key = type.describe() + " " + erasures;
        Map<String, InterfaceMethod> known = byType.get(key);
        if (known == null) {
            known = Types.methods(type);
            byType.put(key, known);
        }
        return known;
    }
}
