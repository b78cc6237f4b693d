package dev.emissary.rules;

import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/** What is known of the bodies of methods, of which {@code javax.lang.model} says nothing. */
public interface MethodBodies {
    /**
     * Returns what a default method calls on the same object, as far as it is known: names, each with a slash and the
     * number of arguments.
     */
    Set<String> calls(ExecutableElement defaultMethod);

    /** Whether a method in the body of an emissary only calls that of a component, or the default method, as it is. */
    boolean onlyForwards(ExecutableElement written);
}
