package dev.emissary.eclipse.jdt;

import java.util.Arrays;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedQualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedSingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.ast.Wildcard;

/** Tells whether the type of a component mentions a member of the emissary by its simple name. */
final class MemberNames {
    private MemberNames() {}

    /** Whether a type, or one of its type arguments, begins with the name of a class or interface in a declaration. */
    static boolean in(TypeReference type, TypeDeclaration declaration) {
        if (declaration.memberTypes == null || type == null) {
            return false;
        }
        if (type instanceof Wildcard wildcard) {
            return in(wildcard.bound, declaration);
        }
        if (Arrays.stream(declaration.memberTypes)
                .anyMatch(member -> Arrays.equals(member.name, type.getTypeName()[0]))) {
            return true;
        }
        if (type instanceof ParameterizedSingleTypeReference single) {
            return anyIn(single.typeArguments, declaration);
        }
        return type instanceof ParameterizedQualifiedTypeReference qualified
                && Arrays.stream(qualified.typeArguments).anyMatch(arguments -> anyIn(arguments, declaration));
    }

    private static boolean anyIn(TypeReference[] arguments, TypeDeclaration declaration) {
        return arguments != null && Arrays.stream(arguments).anyMatch(argument -> in(argument, declaration));
    }
}
