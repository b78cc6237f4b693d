/**
 * The adapters to javac itself: opening its packages, replacing its parts, and what differs between its releases.
 *
 * <p>One jar, built on JDK 17, runs on every later release. So nothing here asks for a version: it asks whether a member
 * is there, or uses only what has the same descriptor everywhere. Some such places are known. {@code
 * TreeMaker.Select(JCExpression, Symbol)} and {@code JCImport.getQualifiedIdentifier()} return other types since JDK 21;
 * the constructor of {@code JCDiagnostic.Error} has another parameter since 26, so messages are made by a {@code
 * JCDiagnostic.Factory}; {@code ParserFactory.newParser} means other things by its flags since 27, so it is not
 * overridden, and {@code JCCompilationUnit.endPositions} is gone, so it is looked for by name; the field {@code
 * JCBlock.endpos} is another one since 26, so {@code TreeInfo.endPos} is asked; the class {@code Flags.Flag} is gone since
 * 26, so modifiers are asked of {@code ModifiersTree}. A test checks every reference to javac against the releases that a
 * build does not run on; and what no reference shows, members that are looked up by name ({@code
 * HiddenMember}) and constants whose values the plugin's class files hold, on every JDK.
 */
package dev.emissary.javac.jdk;
