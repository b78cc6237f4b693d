package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.KeywordMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.CompletionProposal;
import org.eclipse.jdt.core.CompletionRequestor;
import org.eclipse.jdt.core.IAnnotation;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.ITypeRoot;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.WorkingCopyOwner;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.search.SearchMatch;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.SingleNameReference;
import org.eclipse.jdt.internal.core.CompilationUnit;
import org.eclipse.jdt.internal.core.search.matching.MatchLocator;

/**
 * The components that a {@code delegates} clause names behind {@code to} (EM-DEL-10), for the tools: neither the trees
 * nor the syntax trees have a place for these names.
 */
final class NamedComponents {
    static final String TO = "to";

    private NamedComponents() {}

    /**
     * A name in a clause.
     *
     * @param word where the word {@code to} stands before it
     * @param start where it stands
     * @param component the name of the component in the header
     */
    record Named(int word, int start, SimpleName component) {}

    /** Returns the names in the clause of a declaration in the keyword form, as the syntax tree is. */
    static List<Named> in(RecordDeclaration declaration) throws JavaModelException {
        String source = source(declaration);
        List<Named> all = new ArrayList<>();
        if (source != null) {
            int keyword = declaration.getRestrictedIdentifierStartPosition();
            KeywordMark.names(keyword, source.toCharArray()).forEach((start, name) -> {
                for (Object component : declaration.recordComponents()) {
                    SimpleName declared = ((SingleVariableDeclaration) component).getName();
                    if (declared.getIdentifier().equals(name)) {
                        all.add(new Named(source.lastIndexOf(TO, start - 1), start, declared));
                    }
                }
            });
        }
        return all;
    }

    /** Returns the file of a declaration in the keyword form, or null if it is in another form. */
    static String source(RecordDeclaration declaration) throws JavaModelException {
        ITypeRoot file = ((org.eclipse.jdt.core.dom.CompilationUnit) declaration.getRoot()).getTypeRoot();
        String source = file == null ? null : file.getSource();
        int keyword = declaration.getRestrictedIdentifierStartPosition();
        return source != null && source.startsWith(KeywordMark.KEYWORD, keyword) ? source : null;
    }

    /** Returns the component at a place in a file, or what has been found there if it is none. */
    @Hook.Exit("codeSelect")
    public static IJavaElement[] at(
            CompilationUnit file, int offset, int length, WorkingCopyOwner owner, IJavaElement... found)
            throws JavaModelException {
        if (file.getElementAt(offset) instanceof IType type) {
            for (Map.Entry<Integer, String> name : in(type).entrySet()) {
                if (name.getKey() <= offset
                        && offset <= name.getKey() + name.getValue().length()) {
                    return new IJavaElement[] {type.getField(name.getValue())};
                }
            }
        }
        return found;
    }

    private static Map<Integer, String> in(IType type) throws JavaModelException {
        IAnnotation mark = mark(type);
        return mark == null
                ? Map.of()
                : KeywordMark.names(
                        mark.getSourceRange().getOffset(),
                        type.getCompilationUnit().getSource().toCharArray());
    }

    /** Returns the mark of the keyword form, or null; the annotation with its qualified name is longer. */
    static IAnnotation mark(IType type) throws JavaModelException {
        for (IAnnotation annotation : type.getAnnotations()) {
            if (annotation.getElementName().equals(KeywordMark.NAME)
                    && annotation.getSourceRange().getLength() == KeywordMark.LENGTH) {
                return annotation;
            }
        }
        return null;
    }

    /** Reports the names of the component that is searched for, if it is one of a file. */
    @Hook.Exit("reportMatching")
    public static void report(MatchLocator search, CompilationUnitDeclaration file, boolean mustResolve)
            throws CoreException {
        if (search.pattern.focus instanceof IField component
                && component.getDeclaringType().isRecord()
                && component.getOpenable().equals(search.currentPossibleMatch.openable)) {
            for (Map.Entry<Integer, String> name :
                    in(component.getDeclaringType()).entrySet()) {
                if (name.getValue().equals(component.getElementName())) {
                    int length = name.getValue().length();
                    search.requestor.acceptSearchMatch(search.newFieldReferenceMatch(
                            component.getDeclaringType(),
                            null,
                            null,
                            SearchMatch.A_ACCURATE,
                            name.getKey(),
                            length,
                            new SingleNameReference(name.getValue().toCharArray(), 0)));
                }
            }
        }
    }

    /** Proposes the word behind a type of a clause, and components behind the word. */
    @Hook.Exit("codeComplete")
    public static void propose(
            CompilationUnit file,
            int offset,
            CompletionRequestor requestor,
            WorkingCopyOwner owner,
            IProgressMonitor monitor)
            throws JavaModelException {
        String source = file.getSource();
        int keyword = source.lastIndexOf(KeywordMark.KEYWORD, offset);
        int clause = source.lastIndexOf("delegates", offset);
        if (keyword < 0 || clause < keyword || source.substring(clause, offset).matches("(?s).*[{;].*")) {
            return;
        }
        int start = offset;
        while (Character.isJavaIdentifierPart(source.charAt(start - 1))) {
            start--;
        }
        String before = source.substring(clause, start).strip();
        String begun = source.substring(start, offset);
        if (before.endsWith(" " + TO)) {
            for (IType type : file.getAllTypes()) {
                int name = type.getNameRange().getOffset();
                if (keyword < name && name < clause && type.isRecord()) {
                    for (IField component : type.getRecordComponents()) {
                        if (component.getElementName().startsWith(begun)) {
                            CompletionProposal proposal = proposal(
                                    CompletionProposal.LOCAL_VARIABLE_REF, component.getElementName(), start, offset);
                            proposal.setSignature(component.getTypeSignature().toCharArray());
                            requestor.accept(proposal);
                        }
                    }
                }
            }
        } else if (TO.startsWith(begun)
                && before.matches("(?s).*[\\w>]")
                && !before.matches("(?s).*(delegates|,|\\bto\\s+\\w+)")) {
            requestor.accept(proposal(CompletionProposal.KEYWORD, TO, start, offset));
        }
    }

    private static CompletionProposal proposal(int kind, String word, int start, int offset) {
        CompletionProposal proposal = CompletionProposal.create(kind, offset);
        proposal.setName(word.toCharArray());
        proposal.setCompletion(word.toCharArray());
        proposal.setReplaceRange(start, offset);
        proposal.setTokenRange(start, offset);
        proposal.setRelevance(100);
        return proposal;
    }
}
