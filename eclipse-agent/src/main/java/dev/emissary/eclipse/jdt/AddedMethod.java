package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.PlannedMethod.Implementation;
import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.SyntheticMethodBinding;

/**
 * The binding of a method that is added to an emissary. For the compiler it is one that it has generated itself, as the
 * methods of records are, but of no kind for which it would also generate code.
 */
public final class AddedMethod extends SyntheticMethodBinding {
    private static final int NO_PURPOSE = 0;

    private final PlannedMethod planned;
    /** The declaration that has nothing but names, while they are asked for. */
    private MethodDeclaration names;

    AddedMethod(SourceTypeBinding emissary, char[] name, int modifiers, PlannedMethod planned) {
        super(model(name, emissary), model(name, emissary), emissary);
        this.planned = planned;
        this.modifiers = modifiers;
        purpose = NO_PURPOSE;
        targetMethod = null;
        sourceStart = emissary.scope.referenceContext.sourceStart;
    }

    /** A method without parameters, from which the constructor of the superclass copies. */
    private static MethodBinding model(char[] name, SourceTypeBinding emissary) {
        return new MethodBinding(
                ClassFileConstants.AccPublic, name, null, Binding.NO_PARAMETERS, Binding.NO_EXCEPTIONS, emissary);
    }

    PlannedMethod planned() {
        return planned;
    }

    /** Returns the interface method that a forwarder implements, and any other method as it is. */
    public static MethodBinding declaration(MethodBinding method) {
        return method != null
                        && method.original() instanceof AddedMethod added
                        && added.planned() instanceof Implementation implementation
                ? Bindings.ofMethod(implementation.method())
                : method;
    }

    /**
     * Gives its parameters made-up names (EM-FWD-9) while something is written.
     *
     * <p>The compiler asks a method's declaration for the names, and there is none at any other time.
     */
    void withNames(Runnable writing) {
        names = new MethodDeclaration(
                ((SourceTypeBinding) declaringClass).scope.referenceCompilationUnit().compilationResult);
        names.returnType = new SingleTypeReference(returnType.sourceName(), 0);
        names.arguments = new Argument[parameters.length];
        for (int i = 0; i < parameters.length; i++) {
            names.arguments[i] = new Argument(madeUpName(i).toCharArray(), 0, null, 0);
        }
        try {
            writing.run();
        } finally {
            names = null;
        }
    }

    static String madeUpName(int parameter) {
        return "arg" + parameter;
    }

    @Override
    public MethodDeclaration sourceMethod() {
        return names;
    }
}
