package dev.emissary.tools.play;

import java.util.List;

/**
 * The plain class that an emissary of a program means.
 *
 * @param name its name, below those of the classes around it
 * @param fromLine the first of its lines in the plain program, from 0
 * @param toLine the last of them
 * @param superclass its superclass as it is written, or empty
 * @param interfaces its interfaces as they are written
 * @param delegates its delegates, each as {@code Type name}
 * @param hasImplicitConstructor whether the plugin has written the canonical constructor
 * @param forwarders its forwarders
 * @param byHand the methods written by hand that override one of an interface
 * @param refusals the methods by which it refuses serialization
 */
record PlainClass(
        String name,
        int fromLine,
        int toLine,
        String superclass,
        List<String> interfaces,
        List<String> delegates,
        boolean hasImplicitConstructor,
        List<Forwarder> forwarders,
        List<String> byHand,
        List<String> refusals) {
    /**
     * A forwarder in the plain program.
     *
     * @param from where it begins
     * @param to where it ends
     * @param method its name and parameter types, such as {@code read(byte[])}
     * @param delegate the component whose method it calls
     * @param delegateType the type of that component, as it is written
     * @param declaredIn the interface or class that declares the method that it calls
     * @param isDefault whether that method is a default method
     * @param returnsItself whether it returns the emissary where the delegate returns itself
     */
    record Forwarder(
            int from,
            int to,
            String method,
            String delegate,
            String delegateType,
            String declaredIn,
            boolean isDefault,
            boolean returnsItself) {

        /** Returns what the forwarder stands for, as sentences. */
        String explanation() {
            String text =
                    "Stands for " + declaredIn + "." + method + ", " + (isDefault ? "a default method" : "a method")
                            + " of the delegate " + delegate + " (" + delegateType + ").";
            return returnsItself
                    ? text + " If the delegate returns itself, the caller gets this emissary in its place."
                    : text;
        }

        /** Returns the clauses that it follows from. */
        List<String> clauses() {
            return returnsItself ? List.of("EM-FWD-1", "EM-FWD-5") : List.of("EM-FWD-1", "EM-FWD-4");
        }
    }
}
