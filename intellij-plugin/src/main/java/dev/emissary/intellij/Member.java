package dev.emissary.intellij;

import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiElementFactory;
import com.intellij.psi.PsiEllipsisType;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceList;
import com.intellij.psi.PsiSubstitutor;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.impl.light.LightReferenceListBuilder;
import com.intellij.psi.impl.light.LightTypeParameterBuilder;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.MethodSignatureUtil;
import com.intellij.psi.util.PsiUtil;
import com.intellij.psi.util.TypeConversionUtil;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A method of an interface as a member of a parameterization of it (EM-FWD-3), and the forwarding method for it. */
final class Member {
    final PsiMethod method;
    final ForwardingMethod forwarder;
    final List<TypeParameter> typeParameters = new ArrayList<>();
    private final PsiType component;
    private final boolean raw;
    private PsiSubstitutor substitutor;

    Member(PsiClass emissary, PsiType component, PsiMethod method, PsiSubstitutor ofOwner) {
        this.component = component;
        this.method = method;
        this.forwarder = new ForwardingMethod(emissary, method);
        PsiClass owner = method.getContainingClass();
        this.raw = owner != null && PsiUtil.isRawSubstitutor(owner, ofOwner);
        this.substitutor = ofOwner;
        if (!raw) {
            copyTypeParameters(emissary);
        }
        for (PsiParameter parameter : method.getParameterList().getParameters()) {
            forwarder.addParameter(parameter.getName(), type(parameter.getType()), parameter.isVarArgs());
        }
    }

    /** Copies the type parameters first, because bounds may mention any of them. */
    private void copyTypeParameters(PsiClass emissary) {
        PsiElementFactory types = JavaPsiFacade.getElementFactory(emissary.getProject());
        Set<String> names = new HashSet<>();
        for (PsiTypeParameter original : method.getTypeParameters()) {
            names.add(original.getName());
        }
        for (PsiTypeParameter original : method.getTypeParameters()) {
            TypeParameter copy = new TypeParameter(name(original, emissary, names), forwarder, original.getIndex());
            typeParameters.add(copy);
            substitutor = substitutor.put(original, types.createType(copy));
        }
        for (int i = 0; i < typeParameters.size(); i++) {
            for (PsiClassType bound : method.getTypeParameters()[i].getExtendsListTypes()) {
                if (substitutor.substitute(bound) instanceof PsiClassType substituted) {
                    typeParameters.get(i).bounds.add(substituted);
                }
            }
        }
    }

    /** Returns a name that no type parameter of the emissary has, nor another one of the method. */
    private static String name(PsiTypeParameter original, PsiClass emissary, Set<String> taken) {
        String name = original.getName();
        Set<String> ofEmissary = new HashSet<>();
        for (PsiTypeParameter parameter : emissary.getTypeParameters()) {
            ofEmissary.add(parameter.getName());
        }
        for (int i = 1; ofEmissary.contains(name) || (i > 1 && taken.contains(name)); i++) {
            name = original.getName() + i;
        }
        taken.add(name);
        return name;
    }

    private PsiType type(PsiType declared) {
        PsiType type = raw ? erasure(declared) : substitutor.substitute(declared);
        return type == null || (declared instanceof PsiEllipsisType && !(type instanceof PsiEllipsisType))
                ? declared
                : type;
    }

    static PsiType erasure(PsiType type) {
        return type instanceof PsiEllipsisType dots
                ? new PsiEllipsisType(TypeConversionUtil.erasure(dots.getComponentType()))
                : TypeConversionUtil.erasure(type);
    }

    /** Whether its parameters are their own erasures, as those of a method of a raw type. */
    boolean isErased() {
        for (PsiParameter parameter : forwarder.getParameterList().getParameters()) {
            if (!parameter.getType().equals(erasure(parameter.getType()))) {
                return false;
            }
        }
        return typeParameters.isEmpty();
    }

    /** Returns what distinguishes it from other methods: its name and the erasure of its parameters. */
    String key() {
        StringBuilder key = new StringBuilder(method.getName());
        for (PsiParameter parameter : forwarder.getParameterList().getParameters()) {
            PsiType erasure = erasure(parameter.getType());
            PsiType plain = erasure instanceof PsiEllipsisType dots ? dots.toArrayType() : erasure;
            key.append(';').append(plain.getCanonicalText());
        }
        return key.toString();
    }

    /** Returns the same member with the type parameters of another one, so that their types can be compared. */
    private PsiSubstitutor with(Member other) {
        return raw ? substitutor : adapted(substitutor, method, other.typeParameters);
    }

    /** Returns a substitution that gives a method the type parameters of another one that has as many. */
    static PsiSubstitutor adapted(PsiSubstitutor in, PsiMethod method, List<? extends PsiTypeParameter> others) {
        PsiTypeParameter[] own = method.getTypeParameters();
        PsiSubstitutor as = in;
        if (own.length == others.size()) {
            PsiElementFactory types = JavaPsiFacade.getElementFactory(method.getProject());
            for (int i = 0; i < own.length; i++) {
                as = as.put(own[i], types.createType(others.get(i)));
            }
        }
        return as;
    }

    PsiType result(Member other) {
        PsiType declared = method.getReturnType();
        boolean erased = raw || other.raw || method.getTypeParameters().length != other.typeParameters.size();
        return erased ? TypeConversionUtil.erasure(declared) : with(other).substitute(declared);
    }

    /** Returns the result of the component's own method, where no interface has one that fits all of them; or null. */
    @Nullable
    PsiType resultOfComponent(List<Member> same) {
        PsiClassType.ClassResolveResult resolved =
                component instanceof PsiClassType type ? type.resolveGenerics() : PsiClassType.ClassResolveResult.EMPTY;
        PsiClass owner = resolved.getElement();
        PsiMethod[] candidates =
                owner == null ? PsiMethod.EMPTY_ARRAY : owner.findMethodsByName(method.getName(), true);
        for (PsiMethod candidate : candidates) {
            PsiSubstitutor as = TypeConversionUtil.getClassSubstitutor(
                    candidate.getContainingClass(), owner, resolved.getSubstitutor());
            PsiType result = as == null ? null : as.substitute(candidate.getReturnType());
            if (result != null
                    && MethodSignatureUtil.areSignaturesErasureEqual(
                            forwarder.getSignature(PsiSubstitutor.EMPTY), candidate.getSignature(as))
                    && fits(result, same)) {
                return result;
            }
        }
        return null;
    }

    /** Whether a result is one that each of the declarations permits. */
    boolean fits(PsiType result, List<Member> same) {
        for (Member one : same) {
            PsiType wanted = one.result(this);
            if (wanted == null || (!wanted.equals(result) && !TypeConversionUtil.isAssignable(wanted, result))) {
                return false;
            }
        }
        return true;
    }

    List<PsiClassType> exceptions(Member other) {
        List<PsiClassType> types = new ArrayList<>();
        for (PsiClassType thrown : method.getThrowsList().getReferencedTypes()) {
            if ((raw ? TypeConversionUtil.erasure(thrown) : with(other).substitute(thrown))
                    instanceof PsiClassType type) {
                types.add(type);
            }
        }
        return types;
    }

    boolean allows(PsiClassType thrown, Member other) {
        return isAllowed(thrown, method, with(other));
    }

    /** Whether a method that overrides another one may throw an exception. */
    static boolean isAllowed(PsiType thrown, PsiMethod overridden, PsiSubstitutor as) {
        if (InheritanceUtil.isInheritor(thrown, "java.lang.RuntimeException")
                || InheritanceUtil.isInheritor(thrown, "java.lang.Error")) {
            return true;
        }
        for (PsiClassType declared : overridden.getThrowsList().getReferencedTypes()) {
            PsiType allowed = as.substitute(declared);
            if (allowed != null && TypeConversionUtil.isAssignable(allowed, thrown)) {
                return true;
            }
        }
        return false;
    }

    /** A type parameter whose bounds keep their type arguments, which those of the class of IDEA lose. */
    static final class TypeParameter extends LightTypeParameterBuilder {
        private final List<PsiClassType> bounds = new ArrayList<>();

        TypeParameter(String name, ForwardingMethod owner, int index) {
            super(name, owner, index);
        }

        @Override
        public PsiClassType[] getExtendsListTypes() {
            return bounds.toArray(PsiClassType.EMPTY_ARRAY);
        }

        @Override
        public LightReferenceListBuilder getExtendsList() {
            return new LightReferenceListBuilder(getManager(), PsiReferenceList.Role.EXTENDS_BOUNDS_LIST) {
                @Override
                public PsiClassType[] getReferencedTypes() {
                    return getExtendsListTypes();
                }
            };
        }
    }
}
