package dev.emissary.rules.types;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** What a compiler knows about a program that {@code javax.lang.model} does not say, or does not say in time. */
public interface ProgramFacts {
    /** The deprecation of an element, as far as javac's lint distinguishes it. */
    enum Deprecation {
        NONE,
        ORDINARY,
        FOR_REMOVAL
    }

    /** Returns the methods that a class or interface declares, in order, without compiler-generated ones. */
    List<ExecutableElement> declaredMethods(TypeElement type);

    /**
     * Whether an interface has any instance method that can be forwarded (EM-DEL-2), even while it is being completed.
     */
    boolean hasInstanceMethods(TypeElement type);

    /** Whether a supertype of a class or interface cannot be resolved. */
    boolean lacksSupertype(TypeElement type);

    /** Whether the source of one class can name another (JLS 6.6, EM-DEL-5). */
    boolean isAccessible(TypeElement type, TypeElement from);

    /** Returns the deprecation of an element, even if its annotations have not been resolved yet. */
    Deprecation deprecation(Element element);

    /** Returns the names that a method's declaration gives to its parameters; empty if they are not known. */
    Optional<List<String>> parameterNames(ExecutableElement method);

    /**
     * Returns what a default method calls on the same object, as far as it is known, as {@code DefaultCalls} and
     * {@code BodyText} write it.
     *
     * @param defaultMethod the method
     * @param signature its name and parameters as they are written there
     */
    Set<String> calls(ExecutableElement defaultMethod, String signature);

    /** Whether a method in the body of an emissary only calls that of a component, or the default method, as it is. */
    boolean onlyForwards(ExecutableElement written);

    /** Whether all that a method in the body of an emissary does is to throw an exception. */
    boolean refuses(ExecutableElement written);
}
