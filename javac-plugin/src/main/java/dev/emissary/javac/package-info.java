/**
 * The javac plugin {@code Emissary}: entry, options, and the wiring of its hooks.
 *
 * <p>The plugin makes javac compile a declaration that it does not know by way of one that it does. Each part works at
 * one place in javac's pipeline and hands the next a program that is a little closer to plain Java:
 *
 * <ol>
 *   <li>{@code syntax}: while a file is scanned, tokens of the keyword form become those of a record; when all files are
 *       parsed, the record becomes a final class with fields and constructors.
 *   <li>{@code completion}, while javac completes the class: it gets its supertypes ({@code header}); when all types that
 *       it mentions are complete, it is checked ({@code checks}) and gets the symbols of its forwarders ({@code
 *       forwarders}, {@code annotations}, {@code lint}).
 *   <li>{@code view}: other tools see what is written.
 *   <li>{@code forwarders}, right before the class is erased or code is generated: the bodies.
 *   <li>{@code desugar}: at the end the class is written as plain Java, with the option {@code desugar=}.
 * </ol>
 *
 * <p>{@code rules} decides what is delegated and forwarded, as pure functions over {@code model}, and knows javac only
 * through {@code javax.lang.model}; {@code symbols} answers what they ask. {@code jdk} is the only home of reflection and
 * of what differs between JDKs; {@code report} says to the user what is wrong.
 *
 * <p>Three decisions carry the rest. Forwarders are symbols without trees until nothing analyses them any more, so that
 * they cost little and cannot warn. A class declaration is an emissary by the kind of its modifiers tree, so that javac's
 * own copies of lambda bodies are emissaries too. And nothing but a search for one word happens in a file that does not
 * mention it, so that a compilation without emissaries is the same with and without the plugin.
 */
package dev.emissary.javac;
