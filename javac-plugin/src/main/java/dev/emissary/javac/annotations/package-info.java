/**
 * The annotations of forwarders. Deprecation and type annotations are part of the signature of the interface's method,
 * so its forwarder has them too; type annotations are carried over type by type, including those of type arguments.
 */
package dev.emissary.javac.annotations;
