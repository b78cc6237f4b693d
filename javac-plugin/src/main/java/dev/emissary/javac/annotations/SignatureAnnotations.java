package dev.emissary.javac.annotations;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.TargetType;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.symbols.AnnotationTargets;
import dev.emissary.model.PlannedMethod.Implementation;
import dev.emissary.rules.forwarding.NullnessAnnotations;

/**
 * The annotations that a forwarder takes over from the interface's method because they are part of its signature:
 * {@code @Deprecated}, nullness, and type annotations, including those that are also declaration annotations. All other
 * declaration annotations belong to the interface alone (EM-FWD-3, EM-FWD-7).
 */
public final class SignatureAnnotations {
    private static final long DEPRECATION = Flags.DEPRECATED | Flags.DEPRECATED_ANNOTATION | Flags.DEPRECATED_REMOVAL;

    private final Symtab syms;
    private final Context context;
    /** Null until there is a type annotation. */
    private TypeUseAnnotations typeUses;

    /** Prepares to carry annotations in a compilation. */
    public SignatureAnnotations(Context context) {
        syms = Symtab.instance(context);
        this.context = context;
    }

    /**
     * Gives a method the annotations of the interface method that it implements.
     *
     * @param header the type annotations in the header of the emissary
     */
    public void carry(Implementation implementation, MethodSymbol symbol, HeaderAnnotations header) {
        MethodSymbol method = (MethodSymbol) implementation.method();
        symbol.flags_field |= method.flags() & DEPRECATION;
        if (header.isEmpty() && isWithoutAnnotations(method)) {
            return;
        }
        if (typeUses == null) {
            typeUses = new TypeUseAnnotations(context);
        }
        AnnotatedTypes onTypes = typeUses.of(implementation, symbol, header);
        Type declared = method.type.getReturnType();
        Type actual = symbol.type.getReturnType();
        List<Compound> leading = onTypes.leading(TargetType.METHOD_RETURN, 0);
        setDeclared(symbol, withLeading(carried(method, declared, actual), leading, "METHOD"));
        List<VarSymbol> parameters = symbol.params;
        int index = 0;
        for (VarSymbol parameter : method.params()) {
            if (parameters.isEmpty()) {
                break;
            }
            leading = onTypes.leading(TargetType.METHOD_FORMAL_PARAMETER, index++);
            List<Compound> own = carried(parameter, parameter.type, parameters.head.type);
            setDeclared(parameters.head, withLeading(own, leading, "PARAMETER"));
            parameters = parameters.tail;
        }
        if (onTypes.found().nonEmpty()) {
            symbol.appendUniqueTypeAttributes(onTypes.found());
        }
    }

    private static boolean isWithoutAnnotations(MethodSymbol method) {
        if (method.getRawTypeAttributes().nonEmpty()
                || method.getRawAttributes().nonEmpty()) {
            return false;
        }
        for (VarSymbol parameter : method.params()) {
            if (parameter.getRawAttributes().nonEmpty()) {
                return false;
            }
        }
        return true;
    }

    private static void setDeclared(Symbol symbol, List<Compound> annotations) {
        if (annotations.nonEmpty()) {
            symbol.setDeclarationAttributes(annotations);
        }
    }

    private List<Compound> carried(Symbol from, Type declared, Type actual) {
        ListBuffer<Compound> result = new ListBuffer<>();
        boolean leads = !declared.hasTag(TypeTag.VOID) && leads(declared, actual);
        for (Compound annotation : from.getRawAttributes()) {
            boolean isCarried = AnnotationTargets.includeTypes(annotation)
                    ? leads
                    : annotation.type.tsym == syms.deprecatedType.tsym
                            || (NullnessAnnotations.include(annotation.type.tsym.getQualifiedName())
                                    && AnnotationTargets.isKnown(annotation));
            if (isCarried) {
                result.add(annotation);
            }
        }
        return result.toList();
    }

    /**
     * Whether an annotation at the beginning of a declaration applies to the same type as in the interface. It does not
     * if an array or an inner class replaces a type variable: their own annotations are written elsewhere (JLS 9.7.4).
     */
    private static boolean leads(Type declared, Type actual) {
        Type from = declared;
        Type to = actual;
        while (from instanceof ArrayType array && to instanceof ArrayType other) {
            from = array.elemtype;
            to = other.elemtype;
        }
        return !from.hasTag(TypeTag.TYPEVAR)
                || !(to instanceof ArrayType
                        || (to.hasTag(TypeTag.CLASS) && to.getEnclosingType().hasTag(TypeTag.CLASS)));
    }

    /** Adds the annotations of type arguments that stand first in a declaration, and so also annotate it. */
    private static List<Compound> withLeading(List<Compound> declared, List<Compound> leading, String target) {
        List<Compound> result = declared;
        for (Compound annotation : leading) {
            if (applies(annotation, target)) {
                result = result.append(new Compound(annotation.type, annotation.values));
            }
        }
        return result;
    }

    private static boolean applies(Compound annotation, String target) {
        return AnnotationTargets.isKnown(annotation) && AnnotationTargets.include(annotation, target);
    }
}
