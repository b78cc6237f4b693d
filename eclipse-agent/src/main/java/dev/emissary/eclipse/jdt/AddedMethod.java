package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.PlannedMethod.Implementation;
import dev.emissary.rules.advice.TypeVariableNames;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.BinaryTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.Scope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.Substitution;
import org.eclipse.jdt.internal.compiler.lookup.SyntheticMethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

/**
 * The binding of a method that is added to an emissary. For the compiler it is one that it has generated itself, as the
 * methods of records are, but of no kind for which it would also generate code. If it is made from a generic method, it
 * has type variables of its own, as if it were written, and takes them for those of the other method.
 */
public final class AddedMethod extends SyntheticMethodBinding implements Substitution {
    private static final int NO_PURPOSE = 0;

    private final PlannedMethod planned;
    /** The declaration that has nothing but names, while they are asked for. */
    private MethodDeclaration names;
    /** The type variables of the generic method from which it is made. */
    private TypeVariableBinding[] theirs = Binding.NO_TYPE_VARIABLES;

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

    /**
     * Gives it the types of another method. A type variable that would hide one of the class, which the rest of the
     * signature may mention, is renamed (EM-FWD-8).
     */
    void declare(MethodBinding model, TypeBinding returned, ReferenceBinding[] thrown) {
        theirs = model.typeVariables();
        if (theirs.length > 0) {
            List<String> names = TypeVariableNames.of(texts(theirs), texts(declaringClass.typeVariables()));
            typeVariables = new TypeVariableBinding[theirs.length];
            for (int i = 0; i < theirs.length; i++) {
                typeVariables[i] = new TypeVariableBinding(names.get(i).toCharArray(), this, i, environment());
                typeVariables[i].fPackage = declaringClass.fPackage;
            }
            for (int i = 0; i < theirs.length; i++) {
                declareBounds(typeVariables[i], theirs[i]);
            }
        }
        parameters = substituted(model.parameters);
        returnType = substituted(returned);
        thrownExceptions = thrown.length == 0 ? Binding.NO_EXCEPTIONS : substituted(thrown);
    }

    private void declareBounds(TypeVariableBinding variable, TypeVariableBinding model) {
        variable.setSuperClass(substituted(model.superclass));
        variable.setSuperInterfaces(substituted(model.superInterfaces));
        variable.setFirstBound(model.firstBound == null ? null : substituted(model.firstBound));
        variable.tagBits |= model.tagBits;
    }

    private static List<String> texts(TypeVariableBinding[] variables) {
        return Arrays.stream(variables)
                .map(variable -> new String(variable.sourceName))
                .toList();
    }

    private <T extends TypeBinding> T[] substituted(T[] types) {
        T[] all = types.clone();
        Arrays.setAll(all, i -> substituted(types[i]));
        return all;
    }

    @SuppressWarnings("unchecked") // Of a class or interface it is one, too.
    private <T extends TypeBinding> T substituted(T type) {
        if (type == null) {
            return null;
        }
        TypeBinding replaced = theirs.length == 0 ? type : Scope.substitute(this, type);
        // Types in the signatures of class files may not have been looked up yet.
        return (T) BinaryTypeBinding.resolveType(replaced, environment(), false);
    }

    @Override
    public TypeBinding substitute(TypeVariableBinding variable) {
        for (int i = 0; i < theirs.length; i++) {
            if (TypeBinding.equalsEquals(theirs[i], variable)) {
                return typeVariables[i];
            }
        }
        return variable;
    }

    @Override
    public LookupEnvironment environment() {
        return ((SourceTypeBinding) declaringClass).scope.environment();
    }

    @Override
    public boolean isRawSubstitution() {
        return false;
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
