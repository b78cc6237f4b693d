/**
 * The methods that are added to an emissary: a symbol for each when all types are known, and a tree for its body when
 * nothing analyzes the class any more.
 *
 * <p>Symbols come first and trees last, as with javac's own bridge methods. Whoever looks at the class sees its
 * forwarders, but nobody attributes or analyzes their bodies, which therefore cost little and cannot cause warnings.
 */
package dev.emissary.javac.forwarders;
