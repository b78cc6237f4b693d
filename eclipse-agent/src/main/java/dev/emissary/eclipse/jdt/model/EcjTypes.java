package dev.emissary.eclipse.jdt.model;

import dev.emissary.eclipse.jdt.access.Trees;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.apt.model.TypesImpl;
import org.eclipse.jdt.internal.compiler.lookup.ArrayBinding;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodVerifier;
import org.eclipse.jdt.internal.compiler.lookup.ParameterizedTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

/**
 * The compiler's types as the rules see them: its own model, where that does not answer otherwise than the Java Language
 * Specification:
 *
 * <ul>
 *   <li>{@code isSubtype}: a raw type is no subtype of a parameterized one
 *   <li>{@code isSubsignature}: compares parameters, not only their erasures, and says nothing about names
 *   <li>{@code asMemberOf}: finds a method by its declaration, not by the erasure of its parameters, and erases what a
 *       raw type inherits
 *   <li>{@code directSupertypes}: those of type variables too
 *   <li>{@code erasure}: that of a method too
 *   <li>{@code capture} is missing there
 * </ul>
 */
public final class EcjTypes extends TypesImpl {
    private final EcjModel model;
    private final LookupEnvironment environment;
    private ClassScope scope;

    /** Creates the types of a compilation. */
    public EcjTypes(EcjModel model) {
        super(model.environment());
        this.model = model;
        environment = model.lookup();
    }

    /** Says in which class types are captured from now on. */
    public void captureIn(ClassScope current) {
        scope = current;
    }

    @Override
    public TypeMirror asMemberOf(DeclaredType containing, Element element) {
        if (!(element.asType() instanceof ExecutableType)) {
            return super.asMemberOf(containing, element);
        }
        MethodBinding method = Bindings.ofMethod(element);
        TypeBinding site = Bindings.of(containing);
        if (inheritsThroughRaw(site, method.declaringClass.erasure())) {
            return model.type(erased(method));
        }
        TypeBinding declaring = site.findSuperTypeOriginatingFrom(method.declaringClass.erasure());
        if (declaring instanceof ParameterizedTypeBinding parameterized) {
            for (MethodBinding member : parameterized.getMethods(method.selector)) {
                if (member.original() == method) {
                    return model.type(member);
                }
            }
        }
        return model.type(method);
    }

    /**
     * Whether a generic class or interface is inherited through a raw type, and so erased (JLS 4.8), even where the raw
     * type inherits it with type arguments through an interface that is not generic.
     */
    private static boolean inheritsThroughRaw(TypeBinding type, TypeBinding wanted) {
        if (!(type instanceof ReferenceBinding reference)
                || !wanted.isGenericType()
                || type.findSuperTypeOriginatingFrom(wanted) == null) {
            return false;
        }
        if (type.isRawType() || inheritsThroughRaw(reference.superclass(), wanted)) {
            return true;
        }
        for (ReferenceBinding superinterface : Trees.list(reference.superInterfaces())) {
            if (superinterface.findSuperTypeOriginatingFrom(wanted) != null) {
                return inheritsThroughRaw(superinterface, wanted);
            }
        }
        return false;
    }

    @Override
    public boolean isSameType(TypeMirror one, TypeMirror other) {
        if (one.getKind() == TypeKind.WILDCARD || other.getKind() == TypeKind.WILDCARD) {
            return false;
        }
        if (one instanceof ExecutableType && other instanceof ExecutableType) {
            MethodBinding first = Bindings.ofMethod(one);
            MethodBinding second = Bindings.ofMethod(other);
            return same(first.returnType, second.returnType) && areSame(first.parameters, second.parameters);
        }
        TypeBinding first = Bindings.of(one);
        TypeBinding second = Bindings.of(other);
        return (first == null || second == null) ? one.getKind() == other.getKind() : same(first, second);
    }

    private static boolean same(TypeBinding one, TypeBinding other) {
        if (TypeBinding.equalsEquals(one, other)) {
            return true;
        }
        // The compiler has several bindings of one nested parameterized type, with different enclosing types.
        return one.kind() == other.kind()
                && one.leafComponentType() instanceof ParameterizedTypeBinding
                && other.leafComponentType() instanceof ParameterizedTypeBinding
                && CharOperation.equals(one.computeUniqueKey(), other.computeUniqueKey());
    }

    @Override
    public boolean isSubtype(TypeMirror one, TypeMirror other) {
        TypeBinding first = Bindings.of(one);
        TypeBinding second = Bindings.of(other);
        if (first == null || second == null) {
            return one.getKind() == other.getKind();
        }
        return isSubtype(first, second);
    }

    private static boolean isSubtype(TypeBinding one, TypeBinding other) {
        if (same(one, other)) {
            return true;
        }
        if (one.isBaseType() != other.isBaseType() && one != TypeBinding.NULL) {
            return false;
        }
        // The compiler remembers its answer, which may not be final while supertypes are being connected.
        boolean isClass = other instanceof ReferenceBinding && !other.isTypeVariable() && one != TypeBinding.NULL;
        if (isClass
                && other.id != TypeIds.T_JavaLangObject
                && one.findSuperTypeOriginatingFrom(other.erasure()) == null) {
            return false;
        }
        return one.isCompatibleWith(other) && !needsUncheckedConversion(one, other);
    }

    private static boolean needsUncheckedConversion(TypeBinding one, TypeBinding other) {
        TypeBinding target = other.leafComponentType();
        if (!target.isParameterizedType() || one == TypeBinding.NULL) {
            return false;
        }
        TypeBinding found = one.leafComponentType().findSuperTypeOriginatingFrom(target.erasure());
        return found != null && found.isRawType();
    }

    @Override
    public boolean isAssignable(TypeMirror one, TypeMirror other) {
        TypeBinding first = Bindings.of(one);
        TypeBinding second = Bindings.of(other);
        if (first == null || second == null) {
            return one.getKind() == other.getKind();
        }
        TypeBinding converted =
                first.isBaseType() == second.isBaseType() ? first : environment.computeBoxingType(first);
        return converted.isCompatibleWith(second);
    }

    @Override
    public boolean isSubsignature(ExecutableType one, ExecutableType other) {
        MethodBinding first = Bindings.ofMethod(one);
        MethodBinding second = Bindings.ofMethod(other);
        if (first.parameters.length != second.parameters.length) {
            return false;
        }
        int variables = first.typeVariables().length;
        if (variables == second.typeVariables().length) {
            MethodBinding adapted = MethodVerifier.computeSubstituteMethod(second, first, environment);
            boolean hasSameBounds = variables == 0 || adapted != second;
            if (hasSameBounds && areSame(first.parameters, adapted.parameters)) {
                return true;
            }
        }
        return variables == 0 && areSame(first.parameters, erased(second).parameters);
    }

    private static boolean areSame(TypeBinding[] ones, TypeBinding[] others) {
        return Arrays.equals(ones, others, (one, other) -> same(one, other) ? 0 : 1);
    }

    @Override
    public List<? extends TypeMirror> directSupertypes(TypeMirror type) {
        List<TypeMirror> supertypes = new ArrayList<>();
        if (Bindings.of(type) instanceof TypeVariableBinding variable
                && variable.firstBound != null
                && variable.firstBound.isTypeVariable()) {
            supertypes.add(model.type(variable.firstBound));
        } else if (Bindings.of(type) instanceof ReferenceBinding reference) {
            if (reference.superclass() != null) {
                supertypes.add(model.type(reference.superclass()));
            }
            for (ReferenceBinding superinterface : Trees.list(reference.superInterfaces())) {
                supertypes.add(model.type(superinterface));
            }
        }
        return supertypes;
    }

    @Override
    public TypeMirror erasure(TypeMirror type) {
        if (type instanceof ExecutableType) {
            return model.type(erased(Bindings.ofMethod(type)));
        }
        TypeBinding binding = Bindings.of(type);
        return binding == null ? type : model.type(erased(binding));
    }

    private MethodBinding erased(MethodBinding method) {
        TypeBinding[] parameters = method.parameters.clone();
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = erased(parameters[i]);
        }
        ReferenceBinding[] exceptions = method.thrownExceptions.clone();
        for (int i = 0; i < exceptions.length; i++) {
            exceptions[i] = (ReferenceBinding) erased(exceptions[i]);
        }
        return new MethodBinding(
                method.modifiers,
                method.selector,
                erased(method.returnType),
                parameters,
                exceptions,
                method.declaringClass);
    }

    private TypeBinding erased(TypeBinding type) {
        TypeBinding erasure = type.erasure();
        return erasure instanceof ArrayBinding array
                ? environment.createArrayType(erased(array.leafComponentType), array.dimensions)
                : erasure instanceof ReferenceBinding reference ? raw(reference) : erasure;
    }

    /** Makes the enclosing types raw too, which the compiler makes parameterized by their own variables. */
    private ReferenceBinding raw(ReferenceBinding type) {
        ReferenceBinding enclosing = type.enclosingType();
        if (enclosing == null || type.isStatic()) {
            return (ReferenceBinding) environment.convertToRawType(type, false);
        }
        ReferenceBinding rawEnclosing = raw(enclosing);
        return type.isGenericType() || rawEnclosing != enclosing ? environment.createRawType(type, rawEnclosing) : type;
    }

    @Override
    public TypeMirror capture(TypeMirror type) {
        TypeBinding binding = Bindings.of(type);
        return binding instanceof ParameterizedTypeBinding parameterized ? model.type(captured(parameterized)) : type;
    }

    /** Captures the enclosing types too, which the compiler does not. */
    private TypeBinding captured(ParameterizedTypeBinding type) {
        TypeBinding captured = type.capture(scope, 0, 0);
        if (type.isStatic()
                || !(type.enclosingType() instanceof ParameterizedTypeBinding enclosing)
                || enclosing.isRawType()
                || !(captured instanceof ParameterizedTypeBinding own)) {
            return captured;
        }
        return environment.createParameterizedType(
                own.genericType(), own.arguments, (ReferenceBinding) captured(enclosing));
    }

    @Override
    public DeclaredType getDeclaredType(TypeElement element, TypeMirror... arguments) {
        ReferenceBinding type = Bindings.ofType(element);
        if (arguments.length == 0) {
            return (DeclaredType) model.type(environment.convertToRawType(type, false));
        }
        return (DeclaredType)
                model.type(environment.createParameterizedType(type, bindings(arguments), type.enclosingType()));
    }

    @Override
    public DeclaredType getDeclaredType(DeclaredType containing, TypeElement element, TypeMirror... arguments) {
        ReferenceBinding enclosing = (ReferenceBinding) Bindings.of(containing);
        TypeBinding[] bindings = arguments.length == 0 ? null : bindings(arguments);
        return (DeclaredType)
                model.type(environment.createParameterizedType(Bindings.ofType(element), bindings, enclosing));
    }

    private static TypeBinding[] bindings(TypeMirror... types) {
        TypeBinding[] result = new TypeBinding[types.length];
        for (int i = 0; i < types.length; i++) {
            result[i] = Bindings.of(types[i]);
        }
        return result;
    }
}
