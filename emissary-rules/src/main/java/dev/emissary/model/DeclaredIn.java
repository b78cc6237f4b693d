package dev.emissary.model;

/**
 * The place where a delegate's method is declared; an argument of messages that do not name the method itself.
 *
 * @param method the method
 */
public record DeclaredIn(DelegateMethod method) {}
