package dev.emissary.intellij;

import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiElementFactory;
import com.intellij.psi.PsiEllipsisType;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiSubstitutor;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.impl.light.LightReferenceListBuilder;
import com.intellij.psi.impl.light.LightTypeParameterBuilder;
import com.intellij.psi.util.PsiUtil;
import com.intellij.psi.util.TypeConversionUtil;
import java.util.ArrayList;
import java.util.List;

/** A method of an interface as a member of a parameterization of it (EM-FWD-3), and the forwarding method for it. */
final class Member {
    final PsiMethod method;
    final ForwardingMethod forwarder;
    final List<PsiTypeParameter> typeParameters = new ArrayList<>();
    private final boolean raw;
    private PsiSubstitutor substitutor;

    Member(PsiClass emissary, PsiMethod method, PsiSubstitutor ofOwner) {
        this.method = method;
        this.forwarder = new ForwardingMethod(emissary, method);
        PsiClass owner = method.getContainingClass();
        this.raw = owner != null && PsiUtil.isRawSubstitutor(owner, ofOwner);
        this.substitutor = ofOwner;
        if (!raw) {
            copyTypeParameters(JavaPsiFacade.getElementFactory(emissary.getProject()));
        }
        for (PsiParameter parameter : method.getParameterList().getParameters()) {
            forwarder.addParameter(parameter.getName(), type(parameter.getType()), parameter.isVarArgs());
        }
    }

    /** Copies the type parameters first, because bounds may mention any of them. */
    private void copyTypeParameters(PsiElementFactory types) {
        PsiTypeParameter[] originals = method.getTypeParameters();
        for (PsiTypeParameter original : originals) {
            LightTypeParameterBuilder copy =
                    new LightTypeParameterBuilder(original.getName(), forwarder, original.getIndex());
            typeParameters.add(copy);
            substitutor = substitutor.put(original, types.createType(copy));
        }
        for (int i = 0; i < originals.length; i++) {
            LightTypeParameterBuilder copy = (LightTypeParameterBuilder) typeParameters.get(i);
            LightReferenceListBuilder bounds = copy.getExtendsList();
            for (PsiClassType bound : originals[i].getExtendsListTypes()) {
                if (substitutor.substitute(bound) instanceof PsiClassType substituted) {
                    bounds.addReference(substituted);
                }
            }
        }
    }

    private PsiType type(PsiType declared) {
        PsiType type = raw ? TypeConversionUtil.erasure(declared) : substitutor.substitute(declared);
        return type == null || declared instanceof PsiEllipsisType && !(type instanceof PsiEllipsisType)
                ? declared
                : type;
    }

    /** Returns what distinguishes it from other methods: its name and the erasure of its parameters. */
    String key() {
        StringBuilder key = new StringBuilder(method.getName());
        for (PsiParameter parameter : forwarder.getParameterList().getParameters()) {
            PsiType erasure = TypeConversionUtil.erasure(parameter.getType());
            key.append(';').append(erasure instanceof PsiEllipsisType dots ? dots.toArrayType().getCanonicalText()
                    : erasure.getCanonicalText());
        }
        return key.toString();
    }

    /** Returns the same member with the type parameters of another one, so that their types can be compared. */
    private PsiSubstitutor with(Member other) {
        PsiSubstitutor as = substitutor;
        PsiTypeParameter[] own = method.getTypeParameters();
        if (!raw && own.length == other.typeParameters.size()) {
            PsiElementFactory types = JavaPsiFacade.getElementFactory(method.getProject());
            for (int i = 0; i < own.length; i++) {
                as = as.put(own[i], types.createType(other.typeParameters.get(i)));
            }
        }
        return as;
    }

    PsiType result(Member other) {
        PsiType declared = method.getReturnType();
        boolean erased = raw || other.raw || method.getTypeParameters().length != other.typeParameters.size();
        return erased ? TypeConversionUtil.erasure(declared) : with(other).substitute(declared);
    }

    List<PsiClassType> exceptions(Member other) {
        List<PsiClassType> types = new ArrayList<>();
        for (PsiClassType thrown : method.getThrowsList().getReferencedTypes()) {
            if ((raw ? TypeConversionUtil.erasure(thrown) : with(other).substitute(thrown)) instanceof PsiClassType type) {
                types.add(type);
            }
        }
        return types;
    }

    boolean allows(PsiClassType thrown, Member other) {
        return Exceptions.isAllowed(thrown, method, with(other));
    }
}
