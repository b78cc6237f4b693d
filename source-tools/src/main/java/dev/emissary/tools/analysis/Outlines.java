package dev.emissary.tools.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** An index of outlines by the simple names of their supertypes, and of the packages that no other module sees. */
public final class Outlines {
    private final Map<String, List<Outline>> bySupertype = new HashMap<>();
    private final Set<String> hidden = new HashSet<>();

    /** Adds the types of a file. */
    public void add(Collection<Outline> outlines) {
        for (Outline outline : outlines) {
            outline.supertypes().forEach(supertype -> add(supertype.simpleName(), outline));
        }
    }

    /** Adds a package that its module does not export. */
    public void hide(String packageName) {
        hidden.add(packageName);
    }

    /** Returns whether other modules cannot see a package. */
    public boolean isHidden(String packageName) {
        return hidden.contains(packageName);
    }

    /** Adds a type below another one. */
    public void add(String supertype, Outline outline) {
        bySupertype.computeIfAbsent(supertype, absent -> new ArrayList<>()).add(outline);
    }

    /**
     * Returns a type whose supertype may be the class of a qualified name in a package, as far as the names in its file
     * say.
     */
    public Optional<Outline> extending(String qualifiedName, String packageName) {
        String simpleName = qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
        return bySupertype.getOrDefault(simpleName, List.of()).stream()
                .filter(outline -> outline.supertypes().stream()
                        .anyMatch(supertype -> supertype.mayDenote(qualifiedName, packageName)))
                .findFirst();
    }

    /**
     * Returns whether a class below an interface, except one, has its own method {@code name/arity}. Names are compared as
     * they were added: what is true of one type is assumed for all types of the same name.
     */
    public boolean isOverridden(String interfaceName, String method, String exceptName) {
        Deque<String> open = new ArrayDeque<>(List.of(interfaceName));
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            String name = open.pop();
            for (Outline outline : seen.add(name) ? bySupertype.getOrDefault(name, List.of()) : List.<Outline>of()) {
                if (outline.methods().contains(method)
                        && !outline.isInterface()
                        && !outline.name().equals(exceptName)) {
                    return true;
                }
                open.add(outline.name());
            }
        }
        return false;
    }
}
