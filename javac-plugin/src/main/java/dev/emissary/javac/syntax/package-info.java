/**
 * The two syntactic steps, from the keyword form to tokens that javac's parser knows, and from the record that it
 * parses to the class that the emissary means; and the data that the tree of that class holds for later steps.
 *
 * <p>Each emissary goes through the states of {@link dev.emissary.javac.syntax.EmissaryState}, in this order:
 *
 * <table>
 *   <caption>States and the steps that create them</caption>
 *   <tr><th>state</th><th>made by</th><th>when</th></tr>
 *   <tr><td>{@code Parsed}</td><td>{@code DeclarationRewriter}; also javac, when it copies the tree</td>
 *       <td>before Enter</td></tr>
 *   <tr><td>{@code Begun}</td><td>{@code completion.Completion}</td><td>before the imports of the file are resolved, in
 *       each round of annotation processing</td></tr>
 *   <tr><td>{@code HeaderKnown}</td><td>{@code header.Supertypes}</td><td>before the supertypes are resolved</td></tr>
 *   <tr><td>{@code Planned}</td><td>{@code completion.Planner}</td><td>when no completion is in progress</td></tr>
 *   <tr><td>{@code Annotated}</td><td>{@code forwarders.MemberSymbols}</td><td>when javac has attributed all
 *       annotations</td>
 *   </tr>
 * </table>
 *
 * <p>There are two more transitions. A new round of annotation processing takes an emissary from any state but the
 * first back to {@code Begun}: javac creates new symbols but keeps the trees, so {@code begin} restores in the tree
 * what the source says, and removes a canonical constructor that was added late. And a declaration in which javac finds
 * an error may stay in any state; later steps check for the state that they need, and ignore such a declaration.
 */
package dev.emissary.javac.syntax;
