package dev.emissary.eclipse.jdt;

import dev.emissary.rules.advice.TypeVariableNames;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.internal.compiler.lookup.BinaryTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.Scope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.Substitution;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

/**
 * The type variables of a generic method that is made from another one. It has its own, as if it were written; one that
 * would hide a type variable of the class, which the rest of the signature may mention, is renamed (EM-FWD-8).
 */
final class OwnTypeVariables implements Substitution {
    private final LookupEnvironment environment;
    private final MethodBinding method;
    private final TypeVariableBinding[] theirs;
    private final TypeVariableBinding[] own;

    /** Creates them for a method of a class, in place of those of another method. */
    OwnTypeVariables(SourceTypeBinding owner, TypeVariableBinding[] theirs, MethodBinding method) {
        this.environment = owner.scope.environment();
        this.method = method;
        this.theirs = theirs;
        own = new TypeVariableBinding[theirs.length];
        List<String> names = TypeVariableNames.of(texts(theirs), texts(owner.typeVariables()));
        for (int i = 0; i < own.length; i++) {
            own[i] = new TypeVariableBinding(names.get(i).toCharArray(), method, i, environment);
            own[i].fPackage = owner.fPackage;
        }
        for (int i = 0; i < own.length; i++) {
            declareBounds(own[i], theirs[i]);
        }
    }

    private void declareBounds(TypeVariableBinding variable, TypeVariableBinding model) {
        variable.setSuperClass((ReferenceBinding) substituted(model.superclass));
        ReferenceBinding[] interfaces = model.superInterfaces.clone();
        for (int i = 0; i < interfaces.length; i++) {
            interfaces[i] = (ReferenceBinding) substituted(interfaces[i]);
        }
        variable.setSuperInterfaces(interfaces);
        variable.setFirstBound(model.firstBound == null ? null : substituted(model.firstBound));
        variable.tagBits |= model.tagBits;
    }

    private static List<String> texts(TypeVariableBinding[] variables) {
        return Arrays.stream(variables)
                .map(variable -> new String(variable.sourceName))
                .toList();
    }

    /** Gives the method its types, with its own type variables. */
    void declare(TypeBinding[] parameters, TypeBinding returned, ReferenceBinding[] thrown) {
        if (own.length > 0) {
            method.typeVariables = own;
        }
        method.parameters = parameters.clone();
        for (int i = 0; i < parameters.length; i++) {
            method.parameters[i] = substituted(parameters[i]);
        }
        method.returnType = substituted(returned);
        method.thrownExceptions = thrown;
        for (int i = 0; i < thrown.length; i++) {
            method.thrownExceptions[i] = (ReferenceBinding) substituted(thrown[i]);
        }
    }

    private TypeBinding substituted(TypeBinding type) {
        if (type == null) {
            return null;
        }
        TypeBinding replaced = own.length == 0 ? type : Scope.substitute(this, type);
        // Types in the signatures of class files may not have been looked up yet.
        return BinaryTypeBinding.resolveType(replaced, environment, false);
    }

    @Override
    public TypeBinding substitute(TypeVariableBinding variable) {
        for (int i = 0; i < theirs.length; i++) {
            if (TypeBinding.equalsEquals(theirs[i], variable)) {
                return own[i];
            }
        }
        return variable;
    }

    @Override
    public LookupEnvironment environment() {
        return environment;
    }

    @Override
    public boolean isRawSubstitution() {
        return false;
    }
}
