/**
 * The adapters to javac itself: they open its packages, replace its parts, and hide differences between its releases.
 *
 * <p>One jar, built on JDK 17, runs on every later release. So nothing here tests for a version: it tests whether a
 * member exists, or uses only what has the same descriptor everywhere. Known differences:
 * {@code TreeMaker.Select(JCExpression, Symbol)} and {@code JCImport.getQualifiedIdentifier()} return other types since
 * JDK 21; the constructor of {@code JCDiagnostic.Error} has another parameter since 26, so messages are made by a
 * {@code JCDiagnostic.Factory}; the flags of {@code ParserFactory.newParser} have other meanings since 27, so it is not
 * overridden, and {@code JCCompilationUnit.endPositions} is gone, so it is looked for by name; the field
 * {@code JCBlock.endpos} has changed in 26, so {@code TreeInfo.endPos} is used; the class {@code Flags.Flag} is gone
 * since 26, so modifiers are read from {@code ModifiersTree}. A test checks every reference to javac against releases
 * on which the build does not run. What no reference shows is checked on every JDK: members looked up by name
 * ({@code HiddenMember}), and constants inlined into the plugin's class files.
 */
package dev.emissary.javac.jdk;
