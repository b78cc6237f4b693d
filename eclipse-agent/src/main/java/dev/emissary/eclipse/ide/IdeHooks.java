package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.jdt.Forwarders;
import dev.emissary.eclipse.jdt.KeywordForm;
import java.util.function.BiFunction;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;
import org.eclipse.jdt.internal.core.SourceType;
import org.eclipse.jdt.internal.core.search.matching.MatchLocator;
import org.eclipse.jdt.internal.core.search.matching.MatchingNodeSet;
import org.eclipse.jdt.internal.formatter.DefaultCodeFormatter;

/**
 * All hooks of the tools by their names: what their patched classes call, with the receiver and the arguments of the
 * patched method.
 */
public final class IdeHooks implements BiFunction<String, Object[], Object> {
    private final ImplementsClauses clauses = new ImplementsClauses();

    private final KeywordForm keywordForm;

    /** Creates the hooks for the tools around one compiler, with the options of the agent. */
    public IdeHooks(String options) {
        keywordForm = KeywordForm.of(options);
    }

    @Override
    public Object apply(String hook, Object[] call) {
        return switch (hook) {
            case "modelInterfaces" -> ModelInterfaces.names((TypeDeclaration) call[1], (char[][]) call[2]);
            case "modelDeclaration" -> declaration((SourceType) call[1], (TypeDeclaration) call[3]);
            case "forwardedMethod" -> Forwarders.declaration((MethodBinding) call[0]);
            case "searchedFile" -> {
                ImplementorSearch.match(
                        (MatchLocator) call[0], (CompilationUnitDeclaration) call[1], (MatchingNodeSet) call[2]);
                yield null;
            }
            case "searchedClass" -> extend((TypeDeclaration) call[1]);
            case "searchedClassEnd" -> restore((TypeDeclaration) call[1]);
            case "hierarchyClass" -> extend(declaration((ReferenceBinding) call[2]));
            case "hierarchyClassEnd" -> restore(declaration((ReferenceBinding) call[2]));
            case "syntaxTree" -> {
                clauses.extendByClause((TypeDeclaration) call[1]);
                yield null;
            }
            case "syntaxTreeEnd" -> {
                clauses.restore((TypeDeclaration) call[1]);
                yield call[2];
            }
            case "completionAfterEmptyToken" -> KeywordForm.afterEmptyToken((Scanner) call[0]);
            case "completionToken" -> KeywordForm.token((Scanner) call[0], (TerminalToken) call[1]);
            case "completionKeywords" -> keywordForm.withKeyword((char[][]) call[1]);
            case "semanticTokens" -> {
                SemanticTokens.lengthenKeyword(call[0], (RecordDeclaration) call[1]);
                yield call[2];
            }
            case "formatterTokens" -> {
                FormatterTokens.separate((DefaultCodeFormatter) call[0]);
                yield null;
            }
            case "formatterLines" -> {
                FormatterTokens.join((DefaultCodeFormatter) call[0]);
                yield null;
            }
            default -> throw new IllegalArgumentException(hook);
        };
    }

    private static TypeDeclaration declaration(SourceType type, TypeDeclaration made) {
        try {
            return ModelInterfaces.restore(type, made);
        } catch (JavaModelException gone) {
            // The file has changed meanwhile, and what was made of it is of no use.
            return made;
        }
    }

    private Object extend(TypeDeclaration declaration) {
        if (declaration != null) {
            clauses.extend(declaration);
        }
        return null;
    }

    private Object restore(TypeDeclaration declaration) {
        if (declaration != null) {
            clauses.restore(declaration);
        }
        return null;
    }

    private static TypeDeclaration declaration(ReferenceBinding type) {
        return type instanceof SourceTypeBinding source && source.scope != null ? source.scope.referenceContext : null;
    }
}
