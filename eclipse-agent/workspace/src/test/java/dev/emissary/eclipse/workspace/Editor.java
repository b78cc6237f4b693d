package dev.emissary.eclipse.workspace;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.CompletionProposal;
import org.eclipse.jdt.core.CompletionRequestor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.Signature;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.CompilationUnit;

/** An open editor: a file as it is while it is edited, which all others see before it is saved. */
final class Editor implements AutoCloseable {
    private final ICompilationUnit unit;

    Editor(ICompilationUnit unit) throws JavaModelException {
        this.unit = unit;
        unit.becomeWorkingCopy(null);
    }

    /** Replaces the only occurrence of a text. */
    void replace(String text, String by) throws JavaModelException {
        unit.getBuffer().setContents(Text.replace(unit.getSource(), text, by));
        unit.reconcile(ICompilationUnit.NO_AST, false, null, null);
    }

    /** Returns the errors that are shown after the last key has been pressed. */
    List<Mark> errors() throws JavaModelException {
        CompilationUnit tree = unit.reconcile(AST.getJLSLatest(), true, null, null);
        String source = unit.getSource();
        return Stream.of(tree.getProblems())
                .filter(IProblem::isError)
                .map(problem -> Mark.of(problem, unit.getElementName(), source))
                .toList();
    }

    /** Returns what is underlined as wrong, or {@code none}. */
    String underlined() throws JavaModelException {
        String errors = errors().stream().map(Mark::text).collect(Collectors.joining(", "));
        return errors.isEmpty() ? "none" : errors;
    }

    /** Returns the fields, methods with parameters, and types that are proposed after a text, without those of Object. */
    String completion(String text) throws JavaModelException {
        TreeSet<String> names = new TreeSet<>();
        unit.codeComplete(Text.indexOf(unit.getSource(), text) + text.length(), new CompletionRequestor() {
            @Override
            public void accept(CompletionProposal proposal) {
                if (proposal.getKind() == CompletionProposal.TYPE_REF) {
                    names.add(Signature.getSignatureSimpleName(new String(proposal.getSignature())));
                } else if (isMember(proposal)) {
                    names.add(new String(proposal.getName()) + parameters(proposal));
                }
            }
        });
        return String.join(", ", names);
    }

    private static String parameters(CompletionProposal proposal) {
        char[][] names = proposal.getKind() == CompletionProposal.METHOD_REF ? proposal.findParameterNames(null) : null;
        return names == null || names.length == 0
                ? ""
                : Stream.of(names).map(String::new).collect(Collectors.joining(", ", "(", ")"));
    }

    private static boolean isMember(CompletionProposal proposal) {
        return switch (proposal.getKind()) {
            case CompletionProposal.METHOD_REF, CompletionProposal.FIELD_REF ->
                !Signature.toString(new String(proposal.getDeclarationSignature()))
                        .equals(Object.class.getName());
            default -> false;
        };
    }

    @Override
    public void close() throws JavaModelException {
        unit.discardWorkingCopy();
    }
}
