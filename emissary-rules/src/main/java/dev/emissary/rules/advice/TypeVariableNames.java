package dev.emissary.rules.advice;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The names of the type variables of a forwarder, or of a method that a message proposes (EM-FWD-8). */
public final class TypeVariableNames {
    private TypeVariableNames() {}

    /**
     * Returns the names that type variables have in an emissary.
     *
     * @param declared their names in the interface's method
     * @param visible the names of the emissary's type variables, which they must not hide
     */
    public static List<String> of(List<String> declared, Collection<String> visible) {
        List<String> names = new ArrayList<>();
        for (String name : declared) {
            String free = name;
            for (int i = 1; visible.contains(free) || isAnother(free, name, declared, names); i++) {
                free = name + i;
            }
            names.add(free);
        }
        return names;
    }

    private static boolean isAnother(String free, String name, List<String> declared, List<String> names) {
        return !free.equals(name) && (declared.contains(free) || names.contains(free));
    }
}
