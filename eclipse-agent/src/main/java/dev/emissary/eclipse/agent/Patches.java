package dev.emissary.eclipse.agent;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The complete lists of changes to the Eclipse compiler and to Eclipse's Java tools; calls of hooks are listed by the
 * classes that have the hooks.
 */
final class Patches {
    private static final String COMPILER = "org/eclipse/jdt/internal/compiler/";
    private static final String AST = COMPILER + "ast/";
    private static final String LOOKUP = COMPILER + "lookup/";
    private static final String PARSER = COMPILER + "parser/";
    private static final String FORMATTER = "org/eclipse/jdt/internal/formatter/DefaultCodeFormatter";
    private static final String OCCURRENCES = "org/eclipse/jdt/internal/core/manipulation/search/OccurrencesFinder";
    private static final String TOKENS = "org/eclipse/jdt/ls/core/internal/semantictokens/SemanticTokensVisitor";

    /** The changes to the compiler. */
    static final List<Patch> OF_COMPILER = all(
            HookReader.patches(
                    "jdt",
                    "CompactConstructors",
                    "ConstructorChecks",
                    "Cycles",
                    "DeclarationChecks",
                    "Emissaries",
                    "ExpectedMethods",
                    "FieldOrder",
                    "KeywordForm",
                    "MemberCode",
                    "Members",
                    "ProblemFilter",
                    "Problems",
                    "RecordTraits",
                    "Supertypes"),
            Patch.state(AST + "TypeDeclaration"),
            Patch.state(LOOKUP + "LookupEnvironment"),
            Patch.state(LOOKUP + "SourceTypeBinding"),
            Patch.state(PARSER + "Scanner"),
            Patch.needed(LOOKUP + "SourceTypeBinding", "methods [L" + LOOKUP + "MethodBinding;"),
            Patch.needed(LOOKUP + "ReferenceBinding", "typeBits I"),
            Patch.needed(
                    LOOKUP + "ClassScope", "findSupertype(L" + AST + "TypeReference;)L" + LOOKUP + "ReferenceBinding;"),
            Patch.needed(LOOKUP + "ClassScope", "connectTypeHierarchyWithoutMembers()V"),
            // Its type is another one in other versions.
            Patch.needed(LOOKUP + "LookupEnvironment", "missingClassFileLocation"),
            Patch.needed(LOOKUP + "Scope", "connectTypeVariables([L" + AST + "TypeParameter;Z)Z"),
            Patch.needed(LOOKUP + "MethodVerifier", "type L" + LOOKUP + "SourceTypeBinding;"),
            Patch.needed(COMPILER + "classfmt/ClassFileStruct", "reference [B"),
            Patch.needed(COMPILER + "apt/model/TypeMirrorImpl", "_binding L" + LOOKUP + "Binding;"),
            Patch.needed(PARSER + "Scanner", "lookBack [L" + PARSER + "TerminalToken;"),
            Patch.needed(PARSER + "Scanner", "activeParser L" + PARSER + "ConflictedParser;"),
            Patch.needed(PARSER + "Parser", "astStack [L" + AST + "ASTNode;"),
            Patch.needed(PARSER + "Parser", "astPtr I"));

    /** The changes to Eclipse's Java tools; the compiler alone needs none of them. */
    static final List<Patch> OF_TOOLS = all(
            HookReader.patches(
                    "ide", "FormatterTokens", "IdeHooks", "ImplementsClauses", "ModelInterfaces", "NamedComponents"),
            Patch.needed("org/eclipse/jdt/internal/core/search/matching/PatternLocator", "setFlavors(I)V"),
            Patch.needed(FORMATTER, "tokens Ljava/util/List;"));

    /** The changes to the language server, which editors other than Eclipse ask. */
    static final List<Patch> OF_SERVER =
            all(HookReader.patches("ide", "SemanticTokens"), Patch.needed(TOKENS, "tokens Ljava/util/List;"));

    /** The changes to what finds the occurrences of a name in its file, in a bundle that the server and Eclipse have. */
    static final List<Patch> OF_FINDER = all(
            HookReader.patches("ide", "Occurrences"),
            Patch.needed(
                    OCCURRENCES,
                    "initialize(Lorg/eclipse/jdt/core/dom/CompilationUnit;Lorg/eclipse/jdt/core/dom/ASTNode;)"
                            + "Ljava/lang/String;"),
            Patch.needed(OCCURRENCES, "getASTRoot()Lorg/eclipse/jdt/core/dom/CompilationUnit;"));

    private Patches() {}

    private static List<Patch> all(List<Patch> calls, Patch... others) {
        return Stream.concat(calls.stream(), Stream.of(others)).toList();
    }

    /**
     * Returns the changes of a list by the classes that they are about. A hook at the entry of a method comes before
     * one at its exit, which does not see what the first one returns.
     */
    static Map<String, List<Patch>> byClass(List<Patch> patches) {
        return patches.stream()
                .sorted(Comparator.comparing(Patch::kind))
                .collect(Collectors.groupingBy(Patch::className));
    }
}
