package dev.emissary.rules.header;

import dev.emissary.model.Header.Component;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.WrittenConstructor;
import dev.emissary.model.WrittenConstructor.Call;
import dev.emissary.rules.advice.TypeText;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The rules for the constructors that are written in an emissary (EM-CTOR-3, EM-CTOR-4). */
public final class ConstructorRules {
    private final Types types;

    public ConstructorRules(Types types) {
        this.types = types;
    }

    /** Whether a constructor has the erased parameter types of the canonical one; a class has only one such constructor. */
    public boolean isCanonical(WrittenConstructor constructor, List<Component> components) {
        List<? extends VariableElement> parameters = constructor.element().getParameters();
        if (parameters.size() != components.size()) {
            return false;
        }
        for (int i = 0; i < parameters.size(); i++) {
            if (!types.isSameType(
                    types.erasure(parameters.get(i).asType()),
                    types.erasure(components.get(i).type()))) {
                return false;
            }
        }
        return true;
    }

    /** Returns the mistakes in the canonical constructor, whose last component may have variable arity. */
    public List<Problem> checkCanonical(
            WrittenConstructor constructor, List<Component> components, boolean variableArity) {
        List<Problem> problems = new ArrayList<>();
        int index = constructor.index();
        if (!constructor.element().getThrownTypes().isEmpty()) {
            problems.add(Problem.of("canonical.throws", Part.EXCEPTION.at(index, 0)));
        }
        if (!constructor.element().getTypeParameters().isEmpty()) {
            // Names, types and call may be those of another constructor.
            problems.add(Problem.of("canonical.generic", Part.TYPE_PARAMETER.at(index, 0)));
            return problems;
        }
        List<? extends VariableElement> parameters = constructor.element().getParameters();
        List<String> written = parameters.stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .toList();
        List<String> names = components.stream().map(Component::name).toList();
        if (!written.equals(names)) {
            problems.add(Problem.of("canonical.names", Part.CONSTRUCTOR.at(index), written, names));
        }
        for (int i = 0; i < parameters.size(); i++) {
            VariableElement parameter = parameters.get(i);
            TypeMirror required = components.get(i).type();
            boolean isLast = i == parameters.size() - 1;
            // An unknown type has been reported.
            if (required.getKind() != TypeKind.ERROR
                    && (!types.isSameType(parameter.asType(), required)
                            || (isLast && constructor.element().isVarArgs() != variableArity))) {
                String shown = isLast && variableArity
                        ? TypeText.plain().of(((ArrayType) required).getComponentType()) + "..."
                        : TypeText.plain().of(required);
                problems.add(
                        Problem.of("canonical.type", Part.PARAMETER.at(index, i), parameter.getSimpleName(), shown));
            }
        }
        if (constructor.call() != Call.NONE) {
            problems.add(Problem.of("canonical.call", Part.CALL.at(index)));
        }
        return problems;
    }

    /** Returns the mistakes in a constructor that is not the canonical one. */
    public List<Problem> checkOther(WrittenConstructor constructor, List<Component> components, TypeElement emissary) {
        if (!constructor.hasBody() || constructor.call() == Call.THIS) {
            return List.of();
        }
        List<TypeMirror> componentTypes =
                components.stream().map(Component::type).toList();
        Place place = Part.CONSTRUCTOR.at(constructor.index());
        return List.of(Problem.of("constructor.call", place, componentTypes, emissary.getSimpleName()));
    }
}
