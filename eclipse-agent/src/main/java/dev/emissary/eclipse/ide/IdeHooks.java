package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.jdt.Forwarders;
import dev.emissary.eclipse.jdt.KeywordForm;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.CompletionRequestor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.WorkingCopyOwner;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;
import org.eclipse.jdt.internal.core.CompilationUnit;
import org.eclipse.jdt.internal.core.SourceType;
import org.eclipse.jdt.internal.core.search.matching.MatchLocator;
import org.eclipse.jdt.internal.core.search.matching.MatchingNodeSet;
import org.eclipse.jdt.internal.formatter.DefaultCodeFormatter;

/**
 * All hooks of the tools: the methods that their patched classes call, with the receiver and the arguments of the
 * patched method.
 */
public final class IdeHooks {
    private final ImplementsClauses clauses = new ImplementsClauses();

    private final KeywordForm keywordForm;

    /** Creates the hooks for the tools around one compiler, with the options of the agent. */
    public IdeHooks(String options) {
        keywordForm = KeywordForm.of(options);
    }

    /** Throws what a hook has thrown: a tool has no place to report it. */
    public Object failed(Throwable failure, Class<?> result, Object... call) throws Throwable {
        throw failure;
    }

    public char[][] modelInterfaces(Object notifier, TypeDeclaration declaration, char[]... clause) {
        return ModelInterfaces.names(declaration, clause);
    }

    public TypeDeclaration modelDeclaration(
            Object converter, SourceType type, CompilationResult result, TypeDeclaration made) {
        return declaration(type, made);
    }

    public MethodBinding forwardedMethod(MethodBinding method) {
        return Forwarders.declaration(method);
    }

    public void searchedFile(MatchLocator search, CompilationUnitDeclaration file, MatchingNodeSet matches) {
        ImplementorSearch.match(search, file, matches);
    }

    public void searchedClass(
            MatchLocator search,
            TypeDeclaration type,
            IJavaElement parent,
            int accuracy,
            MatchingNodeSet set,
            int kind) {
        clauses.extend(type);
    }

    public void searchedClassEnd(
            MatchLocator search,
            TypeDeclaration type,
            IJavaElement parent,
            int accuracy,
            MatchingNodeSet set,
            int kind) {
        clauses.restore(type);
    }

    public void searchedFileEnd(MatchLocator search, CompilationUnitDeclaration file, boolean mustResolve)
            throws CoreException {
        NamedComponents.report(search);
    }

    public IJavaElement[] selected(
            CompilationUnit file, int offset, int length, WorkingCopyOwner owner, IJavaElement... found)
            throws JavaModelException {
        return NamedComponents.at(file, offset, found);
    }

    public void completed(
            CompilationUnit file,
            int offset,
            CompletionRequestor requestor,
            WorkingCopyOwner owner,
            IProgressMonitor monitor)
            throws JavaModelException {
        NamedComponents.propose(file, offset, requestor);
    }

    public void hierarchyClass(Object resolver, Object type, ReferenceBinding binding) {
        TypeDeclaration declaration = declaration(binding);
        if (declaration != null) {
            clauses.extend(declaration);
        }
    }

    public void hierarchyClassEnd(Object resolver, Object type, ReferenceBinding binding) {
        TypeDeclaration declaration = declaration(binding);
        if (declaration != null) {
            clauses.restore(declaration);
        }
    }

    public void syntaxTree(Object converter, TypeDeclaration declaration) {
        clauses.extendByClause(declaration);
    }

    public RecordDeclaration syntaxTreeEnd(Object converter, TypeDeclaration declaration, RecordDeclaration converted) {
        clauses.restore(declaration);
        return converted;
    }

    public Object completionAfterEmptyToken(Scanner scanner) {
        return KeywordForm.afterEmptyToken(scanner);
    }

    public TerminalToken completionToken(Scanner scanner, TerminalToken token) {
        return KeywordForm.token(scanner, token);
    }

    public char[][] completionKeywords(Object completion, char[]... keywords) {
        return keywordForm.withKeyword(keywords);
    }

    public boolean semanticTokens(Object visitor, RecordDeclaration declaration, boolean visitsChildren) {
        SemanticTokens.color(visitor, declaration);
        return visitsChildren;
    }

    public String occurrencesOf(
            Object finder, org.eclipse.jdt.core.dom.CompilationUnit root, int offset, int length, String error)
            throws ReflectiveOperationException {
        return error == null ? null : Occurrences.select(finder, root, offset, error);
    }

    public Object[] occurrences(Object finder, Object... found) throws ReflectiveOperationException {
        return Occurrences.withNamed(finder, found);
    }

    public void formatterTokens(DefaultCodeFormatter formatter, int kind) {
        FormatterTokens.separate(formatter);
    }

    public void formatterLines(DefaultCodeFormatter formatter) {
        FormatterTokens.join(formatter);
    }

    private static TypeDeclaration declaration(SourceType type, TypeDeclaration made) {
        try {
            return ModelInterfaces.restore(type, made);
        } catch (JavaModelException gone) {
            // The file has changed meanwhile, and what was made of it is of no use.
            return made;
        }
    }

    private static TypeDeclaration declaration(ReferenceBinding type) {
        return type instanceof SourceTypeBinding source && source.scope != null ? source.scope.referenceContext : null;
    }
}
