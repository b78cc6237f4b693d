package dev.emissary.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;

/**
 * Caches the choices for interfaces that are all that an emissary delegates, for the next emissary of the same
 * interface.
 *
 * <p>Without it, each of many emissaries asks the same questions about each method of a large interface.
 */
final class ChoiceCache {
    private final Map<DeclaredType, List<Choice>> known = new HashMap<>();

    /** Returns the choices for an interface without type arguments, if they are known. */
    Optional<List<Choice>> find(DeclaredType type) {
        return Optional.ofNullable(known.get(type));
    }

    /** Caches choices that depend only on the interface. */
    void keep(DeclaredType type, List<Choice> choices) {
        known.put(type, List.copyOf(choices));
    }
}
