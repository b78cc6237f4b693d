package dev.emissary.eclipse.jdt;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.ast.Wildcard;

/**
 * A simple name in a type that is looked up in the scopes around it: the first one of the type or of a type argument.
 *
 * @param name the name
 * @param start where it begins in the file
 */
record LeadingName(char[] name, int start) {
    /** Returns those of a type. */
    static List<LeadingName> in(TypeReference type) {
        List<LeadingName> names = new ArrayList<>();
        collect(type, names);
        return names;
    }

    /** Returns where it ends in the file. */
    int end() {
        return start + name.length - 1;
    }

    private static void collect(TypeReference type, List<LeadingName> names) {
        if (type == null || type.isBaseTypeReference()) {
            return;
        }
        if (type instanceof Wildcard wildcard) {
            collect(wildcard.bound, names);
            return;
        }
        int start = type instanceof QualifiedTypeReference qualified
                ? (int) (qualified.sourcePositions[0] >>> 32)
                : type.sourceStart;
        names.add(new LeadingName(type.getTypeName()[0], start));
        TypeReference[][] arguments = type.getTypeArguments();
        if (arguments != null) {
            for (TypeReference[] some : arguments) {
                for (TypeReference argument : some == null ? new TypeReference[0] : some) {
                    collect(argument, names);
                }
            }
        }
    }
}
