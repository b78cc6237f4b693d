package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import dev.emissary.model.PlannedMethod;

/**
 * A method that is added to an emissary.
 *
 * @param symbol its symbol, which is a member of the class
 * @param planned its purpose
 */
public record AddedMethod(MethodSymbol symbol, PlannedMethod planned) {}
