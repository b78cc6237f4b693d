/**
 * The javac plugin {@code Emissary}: entry point, options, and the wiring of its hooks.
 *
 * <p>The plugin makes javac compile a declaration that it does not know by turning it into one that it does. Each part
 * works at one point in javac's pipeline and passes on a program that is a little closer to plain Java:
 *
 * <ol>
 *   <li>{@code syntax}: while a file is scanned, tokens of the keyword form become those of a record; when all files
 *       are parsed, the record becomes a final class with fields and constructors.
 *   <li>{@code completion}, while javac completes the class: it gets its supertypes ({@code header}); when all types
 *       that it mentions are complete, it is checked ({@code checks}) and gets the symbols of its forwarders
 *       ({@code forwarders}, {@code annotations}, {@code lint}).
 *   <li>{@code view}: other tools see what the source says.
 *   <li>{@code forwarders}, right before the class is erased or code is generated: the bodies.
 *   <li>{@code desugar}: at the end the class is written as plain Java, with the option {@code desugar=}.
 * </ol>
 *
 * <p>{@code rules} decides what is delegated and forwarded, as pure functions over {@code model}, and knows javac only
 * through {@code javax.lang.model}; {@code symbols} answers their questions. Only {@code jdk} uses reflection and deals
 * with differences between JDKs; {@code report} tells the user what is wrong.
 *
 * <p>Three decisions shape the design. Forwarders are symbols without trees until no analysis follows, so they cost
 * little and cannot cause warnings. A class declaration is an emissary if its modifiers tree is of the plugin's own
 * class, so emissaries in javac's copies of lambda bodies are emissaries too. And a file is only searched for one word
 * unless it mentions it, so a compilation without emissaries is the same with and without the plugin.
 *
 * <p>Only {@code KeptPlugins} has state that outlives a compilation, so a JVM that compiles often keeps the other
 * classes ({@code KeptPlugin} in {@code jdk}): javac closes the loader of its plugins after each compilation.
 */
package dev.emissary.javac;
