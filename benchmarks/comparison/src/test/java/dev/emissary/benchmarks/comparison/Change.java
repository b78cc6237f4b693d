package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.EvolvingShape.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A change of an interface: of its first method, or a further one. */
enum Change {
    GAINS("gains a method", first -> new Method(false, first.result(), "added", "String text", "")),
    GAINS_DEFAULT("gains a default method", first -> new Method(true, first.result(), "added", "String text", "")),
    GAINS_OVERLOAD("gains a default overload", first -> new Method(true, first.result(), "get", "Object key", "")),
    RENAMED(
            "a method is renamed",
            first -> new Method(first.isDefault(), first.result(), "fetch", first.parameters(), "")),
    PARAMETER(
            "a parameter's type changes",
            first -> with(first, first.result(), first.parameters().replace("int n", "long n"), "")),
    SWAPPED(
            "two parameters change places",
            first -> with(first, first.result(), "int n, " + first.parameters().replace(", int n", ""), "")),
    RESULT(
            "the return type widens",
            first -> with(first, first.result().equals("String") ? "CharSequence" : "Object", first.parameters(), "")),
    EXCEPTION(
            "a checked exception is added",
            first -> with(first, first.result(), first.parameters(), " throws java.io.IOException")),
    FLIPPED(
            "abstract becomes default, or default abstract",
            first -> new Method(!first.isDefault(), first.result(), first.name(), first.parameters(), "")),
    REMOVED("a method is removed", first -> null);

    private final String title;
    private final UnaryOperator<Method> change;

    Change(String title, UnaryOperator<Method> change) {
        this.title = title;
        this.change = change;
    }

    private static Method with(Method method, String result, String parameters, String exception) {
        return new Method(method.isDefault(), result, method.name(), parameters, exception);
    }

    String title() {
        return title;
    }

    List<Method> apply(List<Method> methods) {
        List<Method> changed = new ArrayList<>(methods);
        Method method = change.apply(methods.get(0));
        if (compareTo(GAINS_OVERLOAD) > 0) {
            changed.remove(0);
        }
        if (method != null) {
            changed.add(method);
        }
        return changed;
    }
}
