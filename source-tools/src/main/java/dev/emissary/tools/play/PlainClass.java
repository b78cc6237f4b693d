package dev.emissary.tools.play;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * The plain class that an emissary of a program means.
 *
 * @param name its name, below those of the classes around it
 * @param declared how many lines of code it has as an emissary
 * @param byHand how many lines of code it has as a plain class
 * @param forwarders its forwarders
 * @param notes what clauses mean for it
 */
record PlainClass(String name, int declared, int byHand, List<Forwarder> forwarders, List<Note> notes) {
    /** What a clause means for a class. */
    record Note(String clause, String text) {}

    /**
     * A forwarder in the plain program.
     *
     * @param from where it begins
     * @param to where it ends
     * @param method its name and parameter types, such as {@code read(byte[])}
     * @param isDefault whether the method that it calls is a default method
     * @param returnsItself whether it returns the emissary where the delegate returns itself
     * @param text what it stands for, as sentences
     */
    record Forwarder(int from, int to, String method, boolean isDefault, boolean returnsItself, String text) {
        /** Returns the clauses that it follows from. */
        @JsonProperty
        List<String> clauses() {
            return List.of("EM-FWD-1", returnsItself ? "EM-FWD-5" : "EM-FWD-4");
        }
    }
}
