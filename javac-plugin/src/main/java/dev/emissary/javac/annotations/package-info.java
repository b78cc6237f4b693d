/**
 * The annotations of forwarders. Deprecation and type annotations belong to the signature of the interface's method, so
 * that its forwarder has them too; type annotations are carried over type by type, type arguments included.
 */
package dev.emissary.javac.annotations;
