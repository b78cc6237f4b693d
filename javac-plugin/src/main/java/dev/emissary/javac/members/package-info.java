/**
 * From what a declaration means to what javac compiles: supertypes while the class is completed, symbols for the members
 * that are added to it, and trees for their bodies once nothing analyses the class any more.
 *
 * <p>Symbols come first and trees last, as with javac's own bridge methods. Everybody who looks at the class sees its
 * forwarders, but nobody attributes or analyses their bodies, which therefore cost little and cannot warn.
 */
package dev.emissary.javac.members;
