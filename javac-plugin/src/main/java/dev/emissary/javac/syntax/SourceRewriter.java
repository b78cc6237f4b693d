package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.jdk.ReplacedFactories.TokenizerWrapper;
import dev.emissary.javac.jdk.TokenFactory;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.AnnotationNames.Owner;
import dev.emissary.javac.syntax.SourceMarks.Mark;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;

/**
 * Rewrites the source files that mention the word emissary, and ignores all others.
 *
 * <p>It works in three steps: it changes tokens while a file is parsed; after parsing, it finds the declarations that
 * look like emissaries; and when all files of the compilation are parsed and none is entered yet, it rewrites those
 * that are. Only then is it known whose {@code @Emissary} an on-demand import provides.
 */
public final class SourceRewriter implements TokenizerWrapper {
    private final Context context;
    private final boolean keywordForm;
    private final Reporter reporter;
    private final InternalFailures failures;
    private final Listener listener;
    private final AnnotationNames annotationNames;
    private final Map<JavaFileObject, SourceMarks> marks = new HashMap<>();
    private final Map<JCCompilationUnit, List<Candidate>> waiting = new HashMap<>();
    private boolean hasUndecided;
    /** Whether the keyword may be misspelled in the text that was searched last. */
    private boolean misspelled;
    /** What the tokenizers share; null until a file mentions the word. */
    private TokenTools tools;

    /** A declaration that is an emissary because of the keyword, or will be if its annotation is the emissary's. */
    private record Candidate(
            JCClassDecl declaration,
            Mark mark,
            List<JCAnnotation> annotations,
            List<JCAnnotation> ofComponents,
            List<JCClassDecl> enclosing) {

        /** Whether it is a member of an interface, and so implicitly public. */
        boolean isInterfaceMember() {
            return !enclosing.isEmpty()
                    && (enclosing.get(0).mods.flags & Flags.INTERFACE) != 0
                    && enclosing.get(0).defs.contains(declaration);
        }
    }

    /** What listens for the first files that may have emissaries. */
    public interface Listener {
        /** Called each time that a file mentions the word. */
        void mentioned();
    }

    /** Creates the rewriter of a compilation. */
    public SourceRewriter(
            Context context, boolean keywordForm, Reporter reporter, InternalFailures failures, Listener listener) {
        this.context = context;
        this.keywordForm = keywordForm;
        this.reporter = reporter;
        this.failures = failures;
        this.listener = listener;
        this.annotationNames = new AnnotationNames(context);
    }

    @Override
    public boolean wants(char[] text, int from, int to) {
        WordSearch.Mention mention = WordSearch.in(text, from, to, keywordForm);
        misspelled = mention == WordSearch.Mention.MISSPELLED;
        return mention != WordSearch.Mention.NONE;
    }

    @Override
    public JavaTokenizer wrap(ScannerFactory factory, JavaTokenizer original) {
        JavaFileObject file = Log.instance(context).currentSourceFile();
        JavaTokenizer rewriter = null;
        try {
            listener.mentioned();
            rewriter = new TokenRewriter(factory, original, tools(), misspelled, marksOf(file));
        } catch (RuntimeException | Error failure) {
            failures.caught(0, InternalFailures.fileName(file), failure);
        }
        failures.abortIfFailed();
        return rewriter;
    }

    private SourceMarks marksOf(JavaFileObject file) {
        SourceMarks seen = marks.get(file);
        if (seen == null) {
            seen = new SourceMarks();
            marks.put(file, seen);
        }
        return seen;
    }

    private TokenTools tools() {
        if (tools == null) {
            Names names = Names.instance(context);
            tools = new TokenTools(
                    new TokenFactory(),
                    names.fromString("emissary"),
                    names.fromString("record"),
                    keywordForm,
                    Log.instance(context),
                    reporter,
                    failures);
        }
        return tools;
    }

    /** Finds the candidates in a file that has just been parsed. */
    public void parsed(JCCompilationUnit unit) {
        SourceMarks seen = marks.remove(unit.sourcefile);
        annotationNames.parsed(unit);
        List<Candidate> found = new ArrayList<>();
        new TreeScanner() {
            private final Deque<JCClassDecl> enclosing = new ArrayDeque<>();

            @Override
            public void visitClassDef(JCClassDecl declaration) {
                List<JCAnnotation> annotations = candidates(declaration.mods);
                List<JCAnnotation> ofComponents = ofComponents(declaration);
                Mark mark = seen == null ? null : seen.of(declaration);
                if (!annotations.isEmpty() || !ofComponents.isEmpty() || (mark != null && mark.keyword)) {
                    Candidate candidate =
                            new Candidate(declaration, mark, annotations, ofComponents, List.copyOf(enclosing));
                    found.add(candidate);
                    if (mark != null && mark.extendsStart != Position.NOPOS) {
                        refuseExtends(candidate, unit);
                    }
                } else if (mark != null) {
                    restoreRecord(declaration, mark);
                }
                enclosing.push(declaration);
                super.visitClassDef(declaration);
                enclosing.pop();
            }
        }.scan(unit);
        if (!found.isEmpty()) {
            waiting.put(unit, found);
        }
    }

    /**
     * Reports an extends clause in the annotation form, in javac's words if names do not tell that the annotation is the
     * emissary's (EM-FORM-5, EM-FORM-7).
     */
    private void refuseExtends(Candidate candidate, JCCompilationUnit unit) {
        for (JCAnnotation annotation : candidate.annotations()) {
            if (owner(AnnotationNames.ANNOTATION_PACKAGE, annotation, unit, candidate) == Owner.EMISSARY) {
                reporter.error(candidate.mark().extendsStart, "extends");
                return;
            }
        }
        reporter.javacSyntaxError(candidate.mark().beforeExtends, "expected", TokenKind.LBRACE);
    }

    /** Returns the annotations that may be the emissary's. */
    private List<JCAnnotation> candidates(JCModifiers modifiers) {
        List<JCAnnotation> annotations = new ArrayList<>(0);
        for (JCAnnotation annotation : modifiers.annotations) {
            if (annotationNames.isCandidate(annotation)) {
                annotations.add(annotation);
            }
        }
        return annotations;
    }

    /** Returns the annotations of a record's components that may be the emissary's. */
    private List<JCAnnotation> ofComponents(JCClassDecl declaration) {
        List<JCAnnotation> annotations = new ArrayList<>(0);
        if ((declaration.mods.flags & Flags.RECORD) != 0) {
            for (JCVariableDecl component : TreeInfo.recordFields(declaration)) {
                annotations.addAll(candidates(component.mods));
            }
        }
        return annotations;
    }

    /**
     * Rewrites the emissaries of a file that is about to be entered.
     *
     * @return whether the file declares any
     */
    public boolean rewrite(JCCompilationUnit unit) {
        List<Candidate> found = waiting.remove(unit);
        if (found == null) {
            return false;
        }
        boolean any = false;
        for (Candidate candidate : found) {
            try {
                any |= rewrite(candidate, unit);
            } catch (RuntimeException | Error failure) {
                failures.caught(candidate.declaration(), failure);
            }
        }
        return any;
    }

    private boolean rewrite(Candidate candidate, JCCompilationUnit unit) {
        JCClassDecl declaration = candidate.declaration();
        JCAnnotation superclass = null;
        JCAnnotation open = null;
        boolean isImported = false;
        for (JCAnnotation annotation : candidate.annotations()) {
            Owner owner = owner(AnnotationNames.ANNOTATION_PACKAGE, annotation, unit, candidate);
            Owner other = owner(AnnotationNames.SUPERCLASS_PACKAGE, annotation, unit, candidate);
            if (owner == Owner.EMISSARY) {
                return decide(candidate, unit, annotation);
            } else if (owner == Owner.OF_SCOPE || other == Owner.OF_SCOPE) {
                open = annotation;
                isImported = annotationNames.isImported(unit);
            } else if (other == Owner.EMISSARY) {
                superclass = annotation;
            }
        }
        if (superclass == null && open != null) {
            int index = declaration.mods.annotations.indexOf(open);
            declaration.mods = new UndecidedModifiers(declaration.mods, index, isImported, candidate.mark());
            hasUndecided = true;
            return true;
        }
        JCAnnotation meant = superclass == null ? null : meant(superclass, declaration);
        return decide(candidate, unit, meant);
    }

    private boolean decide(Candidate candidate, JCCompilationUnit unit, JCAnnotation annotation) {
        ListBuffer<JCAnnotation> lists = new ListBuffer<>();
        for (JCAnnotation one : candidate.ofComponents()) {
            Owner owner = owner(AnnotationNames.ANNOTATION_PACKAGE, one, unit, candidate);
            if (owner == Owner.EMISSARY
                    || (owner == Owner.OF_SCOPE && (hasName(one, annotation) || annotationNames.isImported(unit)))) {
                lists.add(one);
            }
        }
        return decide(
                candidate.declaration(), candidate.isInterfaceMember(), candidate.mark(), annotation, lists.toList());
    }

    /** Whether an annotation has the name of that of the declaration, which means the same in its header. */
    private static boolean hasName(JCAnnotation one, JCAnnotation annotation) {
        return annotation != null && annotation.annotationType.toString().equals(one.annotationType.toString());
    }

    private Owner owner(String wanted, JCAnnotation annotation, JCCompilationUnit unit, Candidate candidate) {
        return annotationNames.owner(wanted, annotation, unit, candidate.enclosing());
    }

    /** Whether there has been a declaration whose annotation may turn out to be another one. */
    public boolean hasUndecided() {
        return hasUndecided;
    }

    /**
     * Rewrites an undecided declaration, if it is an emissary.
     *
     * @param declaration the declaration, which has been entered
     * @param meaning the qualified name of the type that its annotation is, or none if it is not found
     * @return whether it is an emissary now
     */
    public boolean decide(JCClassDecl declaration, Name meaning) {
        UndecidedModifiers open = (UndecidedModifiers) declaration.mods;
        JCAnnotation annotation = null;
        if (meaning.contentEquals(AnnotationNames.QUALIFIED_NAME) || (meaning.isEmpty() && open.isImported)) {
            annotation = open.annotation();
        } else if (meaning.contentEquals(AnnotationNames.SUPERCLASS_PACKAGE + "." + AnnotationNames.SIMPLE_NAME)) {
            annotation = meant(open.annotation(), declaration);
        }
        declaration.mods = TreeMaker.instance(context).at(open.pos).Modifiers(open.flags, open.annotations);
        ListBuffer<JCAnnotation> lists = new ListBuffer<>();
        for (JCAnnotation one : ofComponents(declaration)) {
            if (hasName(one, annotation) || one.annotationType.toString().equals(AnnotationNames.QUALIFIED_NAME)) {
                lists.add(one);
            }
        }
        return decide(declaration, declaration.sym.owner.isInterface(), open.mark, annotation, lists.toList());
    }

    /** Rewrites an emissary; refuses the annotation where it may not stand (EM-FORM-6). Whether it is an emissary. */
    private boolean decide(
            JCClassDecl declaration,
            boolean isInterfaceMember,
            Mark mark,
            JCAnnotation annotation,
            com.sun.tools.javac.util.List<JCAnnotation> lists) {
        if (annotation != null && (declaration.mods.flags & Flags.RECORD) == 0) {
            reporter.error(annotation, "not.a.record", kind(declaration));
            declaration.mods.annotations =
                    declaration.mods.annotations.diff(com.sun.tools.javac.util.List.of(annotation));
        } else if (annotation != null || (mark != null && mark.keyword)) {
            return new DeclarationRewriter(context, reporter)
                    .rewrite(declaration, isInterfaceMember, mark, annotation, lists);
        } else if (mark != null) {
            restoreRecord(declaration, mark);
        }
        for (JCAnnotation list : lists) {
            reporter.error(list, "not.a.record", "a component of another record");
        }
        return false;
    }

    /** Reports the superclass as the annotation of a record, and replaces it, to suppress follow-on errors. */
    private JCAnnotation meant(JCAnnotation superclass, JCClassDecl declaration) {
        if ((declaration.mods.flags & Flags.RECORD) == 0) {
            return null;
        }
        reporter.error(superclass, "annotation.superclass");
        superclass.annotationType = annotationNames.tree(superclass.annotationType.pos);
        return superclass;
    }

    private static String kind(JCClassDecl declaration) {
        return switch (declaration.getKind()) {
            case ANNOTATION_TYPE -> "an annotation interface";
            case INTERFACE -> "an interface";
            case ENUM -> "an enum";
            default -> "a class";
        };
    }

    /** Reports for a record that is not an emissary what javac's parser would have reported for the original file. */
    private void restoreRecord(JCClassDecl declaration, Mark mark) {
        if (!WrittenLists.remove(declaration, mark).isEmpty()) {
            reporter.javacSyntaxError(mark.delegatesStart, "expected", TokenKind.LBRACE);
        }
        int reported = Position.NOPOS;
        for (JCTree member : declaration.defs) {
            if (member instanceof JCVariableDecl field && mark.isInstanceField(field)) {
                // javac's parser reports a declaration once, however many names it declares, and not after an error in
                // it.
                if (reported != mark.startOfField(field) && !mark.hasErrorInField(field)) {
                    reporter.javacSyntaxError(field, "record.cannot.declare.instance.fields");
                }
                reported = mark.startOfField(field);
            } else if (member instanceof JCBlock block && mark.isInstanceInitializer(block.pos)) {
                reporter.javacSyntaxError(block, "instance.initializer.not.allowed.in.records");
            }
        }
    }
}
