package dev.emissary.eclipse.agent;

import dev.emissary.eclipse.agent.Patch.Guard;
import java.util.List;
import java.util.stream.Stream;

/** The complete list of changes to Eclipse's Java tools; the compiler alone needs none of them. */
final class ToolPatches {
    private static final String COMPILER = "org/eclipse/jdt/internal/compiler/";
    private static final String DECLARATION = "L" + COMPILER + "ast/TypeDeclaration;";
    private static final String METHOD = "L" + COMPILER + "lookup/MethodBinding;";
    private static final String JAVA_MODEL = "org/eclipse/jdt/internal/core/";
    private static final String SEARCH = JAVA_MODEL + "search/matching/";
    private static final String MATCHES = "L" + SEARCH + "MatchingNodeSet;";
    private static final String OWNER = "Lorg/eclipse/jdt/core/WorkingCopyOwner;";
    private static final String REPORT =
            "reportMatching(" + DECLARATION + "Lorg/eclipse/jdt/core/IJavaElement;I" + MATCHES + "I)V";

    private static final String COMPLETION_SCANNER = "org/eclipse/jdt/internal/codeassist/complete/CompletionScanner";
    private static final String NEXT_TOKEN = "getNextToken0()L" + COMPILER + "parser/TerminalToken;";

    private static final String CONVERTER = "org/eclipse/jdt/core/dom/ASTConverter";
    private static final String CONVERT =
            "convertToRecordDeclaration(" + DECLARATION + ")Lorg/eclipse/jdt/core/dom/RecordDeclaration;";
    private static final String FORMATTER = "org/eclipse/jdt/internal/formatter/DefaultCodeFormatter";
    private static final String TOKENS = "org/eclipse/jdt/ls/core/internal/semantictokens/SemanticTokensVisitor";
    private static final String OCCURRENCES = "org/eclipse/jdt/internal/core/manipulation/search/OccurrencesFinder";
    private static final String REMEMBER =
            "remember(Lorg/eclipse/jdt/core/IType;L" + COMPILER + "lookup/ReferenceBinding;)V";

    private static final String KEYWORDS = "org/eclipse/jdt/internal/codeassist/complete/CompletionOnKeyword2";

    /** The changes. */
    static final List<Patch> ALL = List.of(
            Patch.exit(
                    COMPILER + "SourceElementNotifier", "getInterfaceNames(" + DECLARATION + ")[[C", "modelInterfaces"),
            Patch.exit(
                    COMPILER + "parser/SourceTypeConverter",
                    "convert(L" + JAVA_MODEL + "SourceType;L" + COMPILER + "CompilationResult;)" + DECLARATION,
                    "modelDeclaration"),
            Patch.argument(
                    "org/eclipse/jdt/internal/codeassist/SelectionEngine",
                    "getCorrectMethodBinding(" + METHOD + ")" + METHOD,
                    "forwardedMethod"),
            Patch.argument(
                    "org/eclipse/jdt/internal/codeassist/CompletionEngine",
                    "findMethodParameterNames(" + METHOD + "[[C)[[C",
                    "forwardedMethod"),
            Patch.argument(
                    JAVA_MODEL + "util/Util",
                    "getUnresolvedJavaElement(" + METHOD + "Lorg/eclipse/jdt/core/WorkingCopyOwner;L" + JAVA_MODEL
                            + "util/Util$BindingsToNodesMap;)L" + JAVA_MODEL + "JavaElement;",
                    "forwardedMethod"),
            Patch.exit(
                    SEARCH + "MatchLocator",
                    "getMethodBodies(L" + COMPILER + "ast/CompilationUnitDeclaration;" + MATCHES + ")V",
                    "searchedFile"),
            Patch.entry(SEARCH + "MatchLocator", REPORT, "searchedClass"),
            Patch.exit(SEARCH + "MatchLocator", REPORT, "searchedClassEnd"),
            Patch.exit(
                    SEARCH + "MatchLocator",
                    "reportMatching(L" + COMPILER + "ast/CompilationUnitDeclaration;Z)V",
                    "searchedFileEnd"),
            Patch.exit(
                    JAVA_MODEL + "CompilationUnit",
                    "codeSelect(II" + OWNER + ")[Lorg/eclipse/jdt/core/IJavaElement;",
                    "selected"),
            Patch.exit(
                    JAVA_MODEL + "CompilationUnit",
                    "codeComplete(ILorg/eclipse/jdt/core/CompletionRequestor;" + OWNER
                            + "Lorg/eclipse/core/runtime/IProgressMonitor;)V",
                    "completed"),
            Patch.entry(JAVA_MODEL + "hierarchy/HierarchyResolver", REMEMBER, "hierarchyClass"),
            Patch.exit(JAVA_MODEL + "hierarchy/HierarchyResolver", REMEMBER, "hierarchyClassEnd"),
            // It has the whole method of its superclass again.
            Patch.entry(COMPLETION_SCANNER, NEXT_TOKEN, "completionAfterEmptyToken")
                    .when(Guard.EMPTY_TOKEN),
            Patch.exit(COMPLETION_SCANNER, NEXT_TOKEN, "completionToken").when(Guard.STATE),
            Patch.exit(KEYWORDS, "getPossibleKeywords()[[C", "completionKeywords"),
            Patch.entry(CONVERTER, CONVERT, "syntaxTree"),
            Patch.exit(CONVERTER, CONVERT, "syntaxTreeEnd"),
            Patch.needed(SEARCH + "PatternLocator", "setFlavors(I)V"),
            Patch.needed(FORMATTER, "tokens Ljava/util/List;"),
            Patch.exit(FORMATTER, "tokenizeSource(I)V", "formatterTokens"),
            Patch.exit(FORMATTER, "prepareLineBreaks()V", "formatterLines"));

    /** The changes to the language server, which editors other than Eclipse ask. */
    static final List<Patch> OF_SERVER = List.of(
            Patch.needed(TOKENS, "tokens Ljava/util/List;"),
            Patch.exit(TOKENS, "visit(Lorg/eclipse/jdt/core/dom/RecordDeclaration;)Z", "semanticTokens"));

    /** The changes to what finds the occurrences of a name in its file, in a bundle that the server and Eclipse have. */
    static final List<Patch> OF_FINDER = List.of(
            Patch.needed(
                    OCCURRENCES,
                    "initialize(Lorg/eclipse/jdt/core/dom/CompilationUnit;Lorg/eclipse/jdt/core/dom/ASTNode;)"
                            + "Ljava/lang/String;"),
            Patch.needed(OCCURRENCES, "getASTRoot()Lorg/eclipse/jdt/core/dom/CompilationUnit;"),
            Patch.exit(
                    OCCURRENCES,
                    "initialize(Lorg/eclipse/jdt/core/dom/CompilationUnit;II)Ljava/lang/String;",
                    "occurrencesOf"),
            Patch.exit(
                    OCCURRENCES,
                    "getOccurrences()[Lorg/eclipse/jdt/internal/core/manipulation/search/"
                            + "IOccurrencesFinder$OccurrenceLocation;",
                    "occurrences"));

    private ToolPatches() {}

    /** Whether a class is one of the tools. */
    static boolean areOf(Class<?> patched) {
        String className = patched.getName().replace('.', '/');
        return Stream.of(ALL, OF_SERVER, OF_FINDER)
                .flatMap(List::stream)
                .anyMatch(patch -> patch.className().equals(className));
    }
}
