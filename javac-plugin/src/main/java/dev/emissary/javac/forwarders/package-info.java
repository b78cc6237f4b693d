/**
 * The methods that are added to an emissary: a symbol for each when all types are known, and a tree for its body when
 * no analysis of the class follows.
 *
 * <p>Symbols come first and trees last, as with javac's own bridge methods. Everything that looks at the class sees its
 * forwarders, but nothing attributes or analyzes their bodies, which therefore cost little and cannot cause warnings.
 */
package dev.emissary.javac.forwarders;
