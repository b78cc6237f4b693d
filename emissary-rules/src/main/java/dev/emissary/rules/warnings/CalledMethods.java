package dev.emissary.rules.warnings;

import dev.emissary.rules.types.BodyText;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Which methods of an interface its default methods call on the same object, where that is certain (EM-DIAG-4). */
final class CalledMethods extends ProgramRules {
    private final Map<ExecutableElement, Set<String>> known = new HashMap<>();

    CalledMethods(ProgramRules rules) {
        super(rules);
    }

    boolean calls(ExecutableElement caller, Member called) {
        Set<String> calls = known.computeIfAbsent(caller, this::calls);
        for (ExecutableElement declaration : called.declarations()) {
            if (calls.contains(signature(declaration))) {
                return true;
            }
        }
        String name = called.method().getSimpleName() + "/";
        for (String call : calls) {
            if (call.startsWith(name)
                    && isOnly(
                            called,
                            (TypeElement) caller.getEnclosingElement(),
                            Integer.parseInt(call.substring(name.length())))) {
                return true;
            }
        }
        return false;
    }

    private Set<String> calls(ExecutableElement caller) {
        return facts.body(caller)
                .map(BodyText::calls)
                .orElseGet(() -> facts.callsInClassFile((TypeElement) caller.getEnclosingElement())
                        .getOrDefault(signature(caller), Set.of()));
    }

    /** Whether no other method of an interface can be meant by a name and a number of arguments. */
    private boolean isOnly(Member called, TypeElement caller, int arguments) {
        List<ExecutableElement> candidates = new ArrayList<>();
        for (Member member : members.of(caller)) {
            candidates.add(member.method());
        }
        for (ExecutableElement method : facts.declaredMethods(caller)) {
            if (!method.getModifiers().contains(Modifier.ABSTRACT)
                    && !method.getModifiers().contains(Modifier.DEFAULT)) {
                candidates.add(method);
            }
        }
        candidates.removeIf(method -> !called.isNamedAs(method) || !TypeForms.takes(method, arguments));
        return candidates.size() == 1 && called.declarations().contains(candidates.get(0));
    }

    /** Returns the name and the erased parameters of a method, as in a descriptor but with slashes for dollar signs. */
    String signature(ExecutableElement method) {
        StringBuilder signature = new StringBuilder(method.getSimpleName()).append('(');
        method.getParameters().forEach(parameter -> signature.append(descriptor(types.erasure(parameter.asType()))));
        return signature.append(')').toString();
    }

    private static String descriptor(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return "[" + descriptor(array.getComponentType());
        }
        if (type instanceof DeclaredType declared) {
            String name =
                    ((TypeElement) declared.asElement()).getQualifiedName().toString();
            return "L" + name.replace('.', '/').replace('$', '/') + ";";
        }
        return switch (type.getKind()) {
            case BOOLEAN -> "Z";
            case LONG -> "J";
            default -> type.getKind().name().substring(0, 1);
        };
    }
}
