package dev.emissary.javac.forwarders;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import dev.emissary.model.Forwarder;

/**
 * The data from which the body of a forwarder is generated.
 *
 * @param symbol the symbol of the forwarder
 * @param forwarder what it forwards
 * @param delegate the field of the delegate
 * @param target the method that is called
 */
record ForwarderCall(MethodSymbol symbol, Forwarder forwarder, VarSymbol delegate, MethodSymbol target) {}
