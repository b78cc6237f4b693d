package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import dev.emissary.javac.model.Forwarder;

/** A method that is added to an emissary. */
public sealed interface AddedMethod {
    /** Returns its symbol, which is a member of the class. */
    MethodSymbol symbol();

    /**
     * A method that calls a delegate.
     *
     * @param symbol its symbol
     * @param forwarder what it forwards
     */
    record Forwarding(MethodSymbol symbol, Forwarder forwarder) implements AddedMethod {}

    /**
     * A private method that refuses serialization.
     *
     * @param symbol its symbol, whose name tells which method it is
     */
    record Refusing(MethodSymbol symbol) implements AddedMethod {}
}
