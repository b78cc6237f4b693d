package dev.emissary.rules.forwarding;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;

/**
 * Caches the outcomes for interfaces that are all that an emissary delegates, for the next emissary of the same
 * interface.
 *
 * <p>Without it, each of many emissaries asks the same questions about each method of a large interface.
 */
final class OutcomeCache {
    private final Map<DeclaredType, List<MethodOutcome>> known = new HashMap<>();

    /** Returns the outcomes for an interface without type arguments, if they are known. */
    Optional<List<MethodOutcome>> find(DeclaredType type) {
        return Optional.ofNullable(known.get(type));
    }

    /** Caches outcomes that depend only on the interface. */
    void keep(DeclaredType type, List<MethodOutcome> outcomes) {
        known.put(type, List.copyOf(outcomes));
    }
}
