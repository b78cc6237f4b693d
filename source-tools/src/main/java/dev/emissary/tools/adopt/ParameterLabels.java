package dev.emissary.tools.adopt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Names for the parameters of a method: its own, or if its class file does not tell them, names after their types. */
final class ParameterLabels {
    private ParameterLabels() {}

    static List<String> of(ExecutableElement method) {
        List<String> names = new ArrayList<>();
        for (VariableElement parameter : method.getParameters()) {
            String own = parameter.getSimpleName().toString();
            String name = own.matches("arg\\d+") ? afterType(parameter.asType()) : own;
            String label = name;
            for (int number = 2; names.contains(label); number++) {
                label = name + number;
            }
            names.add(label);
        }
        return names;
    }

    private static String afterType(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return afterType(array.getComponentType()) + "s";
        }
        if (type.getKind().isPrimitive()) {
            return type.getKind().name().substring(0, 1).toLowerCase(Locale.ROOT);
        }
        String name = type instanceof DeclaredType declared
                ? declared.asElement().getSimpleName().toString()
                : type.toString();
        String label = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
        return SourceVersion.isName(label) ? label : label + "Value";
    }
}
