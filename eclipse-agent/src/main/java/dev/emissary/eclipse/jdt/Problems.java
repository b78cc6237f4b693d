package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.JavaMessage;
import dev.emissary.model.Problem.OwnMessage;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Problem.Severity;
import dev.emissary.rules.advice.ShortNames;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;
import org.eclipse.jdt.internal.compiler.problem.ProblemSeverities;

/**
 * Reports the problems of emissaries as problems of the compiler. The compiler has no texts for them, so they bring
 * their own; the first argument of each is its key, for tools.
 */
final class Problems {
    /** The identifier of all these problems: one that the compiler does not use. */
    static final int ID = IProblem.TypeRelated + 57_685;

    private static final boolean SHOWS_KEYS = AgentOptions.isGiven("keys=on");

    private Problems() {}

    /** Reports an error at a node of a declaration. */
    static void error(TypeDeclaration declaration, ASTNode at, String key, Object... arguments) {
        error(declaration, at.sourceStart, at.sourceEnd, key, arguments);
    }

    /** Reports an error at a range of the source of a declaration. */
    static void error(TypeDeclaration declaration, int start, int end, String key, Object... arguments) {
        report(declaration, Severity.ERROR, start, end, key, List.of(arguments));
    }

    /** Reports a mistake at a range of the source of a declaration. */
    static void error(TypeDeclaration declaration, int start, int end, Problem found) {
        report(declaration, Severity.ERROR, start, end, found.key(), found.arguments());
    }

    /** Reports that the agent itself has failed at a declaration, whatever else is wrong with it. */
    static void internal(TypeDeclaration declaration, Object... arguments) {
        handle(
                declaration,
                Severity.ERROR,
                declaration.sourceStart,
                declaration.sourceEnd,
                "internal",
                List.of(arguments));
    }

    /**
     * Reports that a class extends an emissary, in the words that the compiler has for a final class. Where the
     * compiler's identifier stands, editors offer to remove a modifier that nobody has written.
     */
    static void extendsFinalClass(SourceTypeBinding type, TypeReference superclass, TypeBinding emissary) {
        String name = new String(type.sourceName());
        String simpleName = new String(emissary.shortReadableName());
        String[] names = {simpleName.equals(name) ? new String(emissary.readableName()) : simpleName, name};
        TypeDeclaration declaration = type.scope.referenceContext;
        String text =
                type.scope.problemReporter().problemFactory.getLocalizedMessage(IProblem.ClassExtendFinalClass, names);
        handle(declaration, ProblemSeverities.Error, superclass.sourceStart, superclass.sourceEnd, "", text);
    }

    /** Returns the text of a problem of any identifier, given its arguments, or null if the compiler has one. */
    @Hook.Entry("getLocalizedMessage")
    public static String text(DefaultProblemFactory factory, int id, int elaboration, String... arguments) {
        return id == ID ? arguments[1] : null;
    }

    /** Reports a problem of an emissary, unless it results from an unknown type that has been reported. */
    static void report(Problem problem, EmissaryState state) {
        for (Object argument : problem.arguments()) {
            if (argument instanceof TypeMirror type && type.getKind() == TypeKind.ERROR) {
                return;
            }
        }
        if (problem.place().part() == Part.TARGET) {
            HeaderText.Target target =
                    state.clause.targets().get(problem.place().index());
            error(state.declaration, target.start(), target.end(), problem);
            return;
        }
        ASTNode at = at(problem.place(), state);
        if (at == state.refusedClause) {
            // In javac the first error at a place is the only one.
            return;
        }
        if (problem.message() instanceof OwnMessage own) {
            report(
                    state.declaration,
                    problem.severity(),
                    at.sourceStart,
                    at.sourceEnd,
                    own.key(),
                    ShortNames.in(problem.arguments(), name -> isMeant(name, state.declaration)));
        } else if (problem.message() == JavaMessage.DIFFERENT_TYPE_ARGUMENTS) {
            state.declaration
                    .scope
                    .problemReporter()
                    .superinterfacesCollide(
                            Bindings.ofType((Element) problem.arguments().get(0)),
                            at,
                            (ReferenceBinding)
                                    Bindings.of((TypeMirror) problem.arguments().get(1)),
                            (ReferenceBinding)
                                    Bindings.of((TypeMirror) problem.arguments().get(2)));
        }
    }

    /** Returns the node at which a problem of a place is reported. */
    static ASTNode at(Place place, EmissaryState state) {
        TypeDeclaration declaration = state.declaration;
        return switch (place.part()) {
            case NAME -> declaration;
            case COMPONENT -> declaration.recordComponents[place.index()].type;
            case LISTED -> declaration.superInterfaces[place.index()];
            case EXPLICIT -> explicit(HeaderReader.elements(state).get(place.index()));
            case TARGET -> state.clause.types().get(place.index());
            case LIST -> HeaderReader.value(state);
            case METHOD -> method(place.index(), declaration);
            case CONSTRUCTOR -> constructor(place.index(), declaration);
            case TYPE_PARAMETER -> constructor(place.index(), declaration).typeParameters[place.inner()];
            case PARAMETER -> constructor(place.index(), declaration).arguments[place.inner()];
            case EXCEPTION -> constructor(place.index(), declaration).thrownExceptions[place.inner()];
            case CALL -> constructor(place.index(), declaration).constructorCall;
        };
    }

    private static ASTNode explicit(Expression element) {
        return element instanceof ClassLiteralAccess literal ? literal.type : element;
    }

    private static ConstructorDeclaration constructor(int index, TypeDeclaration declaration) {
        return ConstructorChecks.written(declaration).get(index);
    }

    private static ASTNode method(int index, TypeDeclaration declaration) {
        EcjModel model = Emissaries.compilation(declaration.scope.environment()).model;
        return Bindings.ofMethod(model.declaredMethods(model.element(declaration.binding))
                        .get(index))
                .sourceMethod();
    }

    private static void report(
            TypeDeclaration declaration, Severity severity, int start, int end, String key, List<Object> arguments) {
        if (!declaration.compilationResult.hasSyntaxError) {
            handle(declaration, severity, start, end, key, arguments);
        } else if (severity == Severity.ERROR) {
            // What the parser has made of this file may not be what is written; nor can the compiler go on with it.
            declaration.tagAsHavingErrors();
        }
    }

    private static void handle(
            TypeDeclaration declaration, Severity severity, int start, int end, String key, List<Object> arguments) {
        String prefix = severity == Severity.ERROR ? "err." : "warn.";
        String fullKey = "emissary." + prefix + key;
        // Its last line may be an argument that is empty.
        String text = MessageText.of(prefix + key, arguments).stripTrailing();
        int severityOfCompiler = switch (severity) {
            case ERROR -> ProblemSeverities.Error;
            case WARNING -> ProblemSeverities.Warning | ProblemSeverities.Optional;
        };
        handle(declaration, severityOfCompiler, start, end, fullKey, SHOWS_KEYS ? "[" + fullKey + "] " + text : text);
        if (severity == Severity.ERROR) {
            declaration.tagAsHavingErrors();
            EmissaryState state = Emissaries.of(declaration);
            if (state != null) {
                state.hasErrors = true;
            }
        }
    }

    /** Whether the simple name of a class means it in the body of an emissary. */
    private static boolean isMeant(String qualifiedName, TypeDeclaration declaration) {
        String simpleName = qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
        return declaration.scope.getType(simpleName.toCharArray()) instanceof ReferenceBinding found
                && found.isValidBinding()
                && qualifiedName.equals(
                        CharOperation.toString(found.compoundName).replace('$', '.'));
    }

    private static void handle(TypeDeclaration declaration, int severity, int start, int end, String... keyAndText) {
        declaration
                .scope
                .problemReporter()
                .handle(
                        ID,
                        keyAndText,
                        0,
                        keyAndText,
                        severity,
                        start,
                        end,
                        declaration,
                        declaration.compilationResult);
    }
}
