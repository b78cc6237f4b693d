package dev.emissary.intellij;

import com.intellij.openapi.util.RecursionManager;
import com.intellij.psi.CommonClassNames;
import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiAnnotationMemberValue;
import com.intellij.psi.PsiArrayInitializerMemberValue;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassObjectAccessExpression;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiModifierListOwner;
import com.intellij.psi.PsiRecordComponent;
import com.intellij.psi.PsiSubstitutor;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.PsiWildcardType;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiUtil;
import com.intellij.psi.util.TypeConversionUtil;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The interfaces that the components of one emissary serve (EM-DEL-2, EM-DEL-3). */
final class Delegation {
    private static final String SUPPLIER = "java.util.function.Supplier";

    private final PsiClass emissary;
    private final List<PsiClassType> clause;
    private final List<Served> served = new ArrayList<>();

    /**
     * An interface that a component serves.
     *
     * @param component the component
     * @param type the interface
     * @param shape the methods by which the component serves it, or null if it does as a subtype or a supplier
     */
    record Served(
            PsiRecordComponent component,
            PsiClassType type,
            @Nullable Shape shape) {}

    private Delegation(PsiClass emissary, List<PsiClassType> clause) {
        this.emissary = emissary;
        this.clause = clause;
    }

    /** Returns what the components serve, in their order. */
    static List<Served> of(PsiClass emissary) {
        Delegation delegation = new Delegation(emissary, List.of(emissary.getImplementsListTypes()));
        List<PsiClassType> list = listed(EmissaryClass.annotation(emissary));
        boolean atComponents = Arrays.stream(emissary.getRecordComponents()).anyMatch(Delegation::hasList);
        for (PsiRecordComponent component : emissary.getRecordComponents()) {
            if (atComponents) {
                listed(EmissaryClass.annotation(component)).forEach(type -> delegation.serve(component, type));
            } else if (list.isEmpty()) {
                delegation.withoutList(component);
            } else {
                list.stream()
                        .filter(type ->
                                delegation.subtype(component, type) != null || component == delegation.server(type))
                        .forEach(type -> delegation.serve(component, type));
            }
        }
        return delegation.served;
    }

    /** Returns what the components would serve without any list, and with another implements clause. */
    static List<Served> withoutList(PsiClass emissary, List<PsiClassType> clause) {
        Delegation delegation = new Delegation(emissary, clause);
        Arrays.stream(emissary.getRecordComponents()).forEach(delegation::withoutList);
        return delegation.served;
    }

    static boolean hasList(PsiModifierListOwner declaration) {
        return !listed(EmissaryClass.annotation(declaration)).isEmpty();
    }

    /** Returns the first component that serves an interface by shape or as a supplier, if no subtype of it is there. */
    private @Nullable PsiRecordComponent server(PsiClassType type) {
        PsiRecordComponent[] components = emissary.getRecordComponents();
        for (PsiRecordComponent component : components) {
            if (subtype(component, type) != null) {
                return null;
            }
        }
        for (PsiRecordComponent component : components) {
            if (Shape.of(component.getType(), written(type), emissary) != null) {
                return component;
            }
        }
        for (PsiRecordComponent component : components) {
            if (supplied(component, type) != null) {
                return component;
            }
        }
        return null;
    }

    private void serve(PsiRecordComponent component, PsiClassType type) {
        PsiClassType subtype = subtype(component, type);
        if (subtype != null) {
            add(component, subtype, null);
            return;
        }
        PsiClassType asWritten = written(type);
        Shape shape = Shape.of(component.getType(), asWritten, emissary);
        PsiClassType supplied = supplied(component, type);
        if (shape != null) {
            add(component, asWritten, shape);
        } else if (supplied != null) {
            add(component, supplied, null);
        }
    }

    private void add(PsiRecordComponent component, PsiClassType type, @Nullable Shape shape) {
        served.add(new Served(component, type, shape));
    }

    private void withoutList(PsiRecordComponent component) {
        if (!(component.getType() instanceof PsiClassType type)) {
            return;
        }
        PsiClass declared = type.resolve();
        if (declared == null || declared.getManager().areElementsEquivalent(declared, emissary)) {
            return;
        }
        if (declared.isInterface()) {
            add(component, type, null);
            return;
        }
        for (PsiClassType named : clause) {
            PsiClass face = named.resolve();
            if (face != null && face.isInterface() && subtype(component, named) != null && !isMarker(face)) {
                add(component, named, null);
            }
        }
    }

    private static boolean isMarker(PsiClass face) {
        return Arrays.stream(face.getAllMethods()).noneMatch(Delegation::isSupplied);
    }

    /** Whether it is a public instance method that no method of Object stands for (EM-FWD-1, EM-FWD-2). */
    static boolean isSupplied(PsiMethod method) {
        PsiClass owner = method.getContainingClass();
        return owner != null
                && owner.isInterface()
                && !method.hasModifierProperty(PsiModifier.STATIC)
                && !method.hasModifierProperty(PsiModifier.PRIVATE)
                && !ofObject(method);
    }

    private static boolean ofObject(PsiMethod method) {
        int parameters = method.getParameterList().getParametersCount();
        return switch (method.getName()) {
            case "equals" ->
                parameters == 1
                        && method.getParameterList()
                                .getParameters()[0]
                                .getType()
                                .equalsToText(CommonClassNames.JAVA_LANG_OBJECT);
            case "hashCode", "toString", "getClass", "notify", "notifyAll", "finalize" -> parameters == 0;
            default -> false;
        };
    }

    private @Nullable PsiClassType subtype(PsiRecordComponent component, PsiClassType type) {
        return type(component.getType(), type.resolve());
    }

    private @Nullable PsiClassType type(PsiType of, @Nullable PsiClass face) {
        PsiClass declared = PsiUtil.resolveClassInType(of);
        if (face == null
                || !(of instanceof PsiClassType subtype)
                || declared == null
                || declared.getManager().areElementsEquivalent(declared, emissary)) {
            return null;
        }
        if (!InheritanceUtil.isInheritorOrSelf(declared, face, true)) {
            return EmissaryClass.isEmissary(declared) ? ofEmissary(subtype, declared, face) : null;
        }
        PsiSubstitutor arguments = TypeConversionUtil.getSuperClassSubstitutor(face, subtype);
        return JavaPsiFacade.getElementFactory(emissary.getProject()).createType(face, arguments);
    }

    /** Returns the interface as one that another emissary has by what it serves, which is in no clause. */
    private @Nullable PsiClassType ofEmissary(PsiClassType type, PsiClass other, PsiClass face) {
        List<Served> all = RecursionManager.doPreventingRecursion(other, false, () -> of(other));
        PsiSubstitutor arguments = type.resolveGenerics().getSubstitutor();
        for (Served one : all == null ? List.<Served>of() : all) {
            PsiClassType found = type(arguments.substitute(one.type()), face);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable PsiClassType supplied(PsiRecordComponent component, PsiClassType type) {
        PsiType supplied = PsiUtil.substituteTypeParameter(component.getType(), SUPPLIER, 0, false);
        if (supplied instanceof PsiWildcardType wildcard) {
            supplied = wildcard.getExtendsBound();
        }
        return supplied == null ? null : type(supplied, type.resolve());
    }

    /** Returns the interface with the type arguments that the clause of the declaration writes, if it does. */
    private PsiClassType written(PsiClassType listed) {
        for (PsiClassType type : clause) {
            if (listed.resolve() == type.resolve()) {
                return type;
            }
        }
        return listed;
    }

    private static List<PsiClassType> listed(@Nullable PsiAnnotation annotation) {
        PsiAnnotationMemberValue value = annotation == null ? null : annotation.findDeclaredAttributeValue("value");
        PsiAnnotationMemberValue[] values = value instanceof PsiArrayInitializerMemberValue several
                ? several.getInitializers()
                : value == null ? new PsiAnnotationMemberValue[0] : new PsiAnnotationMemberValue[] {value};
        Set<PsiClassType> types = new LinkedHashSet<>();
        for (PsiAnnotationMemberValue one : values) {
            if (one instanceof PsiClassObjectAccessExpression literal
                    && literal.getOperand().getType() instanceof PsiClassType type
                    && !(type.resolve() instanceof PsiTypeParameter)) {
                types.add(type);
            }
        }
        return List.copyOf(types);
    }
}
