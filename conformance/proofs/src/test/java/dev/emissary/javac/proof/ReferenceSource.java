package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Program.Component;
import dev.emissary.javac.proof.ReferenceDelegation.Supplied;
import dev.emissary.javac.proof.ReferenceHeader.Delegate;
import dev.emissary.javac.proof.ReferenceMembers.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** Writes the class, and the methods that its body declares by hand. */
final class ReferenceSource {
    /** The comment above the forwarders. */
    static final String FORWARDERS = "// forwarders";

    private final ReferenceTypes types;
    private final ReferenceDelegation delegation;
    private final ReferenceHeader header;
    private final Program program;

    ReferenceSource(ReferenceTypes types, ReferenceDelegation delegation, Program program) {
        this.types = types;
        this.delegation = delegation;
        header = delegation.header();
        this.program = program;
    }

    /** Writes the class, with the methods that the body declares and those that are forwarded. */
    String written(List<String> byHand, List<Supplied> forwarded) {
        List<Component> components = program.components();
        String implemented = header.implemented().stream()
                .map(type -> types.text(type, Map.of()))
                .collect(Collectors.joining(", "));
        String fields = components.stream()
                .map(component -> "    private final " + component + ";\n")
                .collect(Collectors.joining());
        String parameters = components.stream().map(Component::toString).collect(Collectors.joining(", "));
        String assignments = components.stream()
                .map(component -> " this.%1$s = %1$s;".formatted(component.name()))
                .collect(Collectors.joining());
        return "final class " + Program.EMISSARY + program.typeParameters()
                + " extends dev.emissary.lang.Emissary"
                + (implemented.isEmpty() ? "" : " implements " + implemented)
                + " {\n"
                + fields
                + "    " + Program.EMISSARY + "(" + parameters + ") {" + assignments + " }\n"
                + String.join("", program.byHand())
                + String.join("", byHand)
                + "    " + FORWARDERS + "\n"
                + forwarded.stream().map(this::forwarder).collect(Collectors.joining())
                + serialization()
                + "}\n";
    }

    private String forwarder(Supplied method) {
        Delegate delegate = method.delegates().get(0);
        Member member = method.members().get(0);
        String annotations = member.method().getAnnotationMirrors().stream()
                .filter(mirror -> mirror.getAnnotationType().toString().equals("java.lang.Deprecated"))
                .map(mirror -> mirror + " ")
                .collect(Collectors.joining());
        String field = header.text(delegate);
        DeclaredType upcast = delegation.upcast(delegate, member);
        String receiver = upcast == null ? field : "((" + types.text(upcast, Map.of()) + ") " + field + ")";
        String call = receiver + "." + call(member) + ";";
        boolean isSelfReturn = isSelfReturn(member, header.type(delegate));
        if (isSelfReturn && delegate.supplied()) {
            return "    " + annotations + head(types, member) + " { var d = " + receiver + "; " + result(member)
                    + " r = d." + call(member) + "; return (Object) r == d ? this : r; }\n";
        }
        String body = isSelfReturn
                ? result(member) + " r = " + call + " return (Object) r == " + field + " ? this : r;"
                : (isVoid(member) ? "" : "return ") + call;
        return "    " + annotations + head(types, member) + " { " + body + " }\n";
    }

    /** Writes a method of the body that overrides what several delegates supply, or one of them. */
    String byHand(Supplied method) {
        Member member = delegation.reconciled(method);
        Member source = method.chosen();
        boolean canCall = source.thrown().stream().allMatch(thrown -> types.allows(member.thrown(), thrown));
        Delegate delegate = method.delegates().get(method.members().indexOf(source));
        return "    @Override " + head(types, member) + " { "
                + (canCall
                        ? (isVoid(member) ? "" : "return ") + header.text(delegate) + "." + call(member) + "; }\n"
                        : "throw new UnsupportedOperationException(); }\n");
    }

    private static boolean isVoid(Member member) {
        return member.result().getKind() == TypeKind.VOID;
    }

    private static String call(Member member) {
        return member.name()
                + IntStream.range(0, member.type().getParameterTypes().size())
                        .mapToObj(i -> "arg" + i)
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private String result(Member member) {
        return types.text(member.result(), names(member));
    }

    /** EM-FWD-5. */
    private boolean isSelfReturn(Member member, TypeMirror component) {
        TypeMirror result = member.result();
        boolean isInterface =
                result instanceof DeclaredType declared && declared.asElement().getKind() == ElementKind.INTERFACE;
        return isInterface
                && header.implemented().stream().anyMatch(type -> types.types().isSubtype(type, result))
                && !cannotBe(component, result);
    }

    private boolean cannotBe(TypeMirror component, TypeMirror result) {
        return component instanceof DeclaredType declared
                && declared.asElement().getModifiers().contains(Modifier.FINAL)
                && !types.types()
                        .isSubtype(
                                types.types().erasure(component), types.types().erasure(result));
    }

    /** Returns a method's declaration up to its body; its type variables have names that nothing else has. */
    static String head(ReferenceTypes types, Member member) {
        Map<Element, String> names = names(member);
        String variables = member.type().getTypeVariables().stream()
                .map(variable ->
                        names.get(variable.asElement()) + " extends " + types.text(variable.getUpperBound(), names))
                .collect(Collectors.joining(", "));
        List<String> parameters = new ArrayList<>();
        for (TypeMirror type : member.type().getParameterTypes()) {
            parameters.add(types.text(type, names) + " arg" + parameters.size());
        }
        if (member.method().isVarArgs()) {
            int last = parameters.size() - 1;
            parameters.set(last, parameters.get(last).replaceFirst("\\[\\] (arg\\d+)$", "... $1"));
        }
        String thrown =
                member.thrown().stream().map(type -> types.text(type, names)).collect(Collectors.joining(", "));
        return "public " + (variables.isEmpty() ? "" : "<" + variables + "> ")
                + types.text(member.result(), names) + " " + member.name() + "(" + String.join(", ", parameters) + ")"
                + (thrown.isEmpty() ? "" : " throws " + thrown);
    }

    private static Map<Element, String> names(Member member) {
        Map<Element, String> names = new HashMap<>();
        for (TypeVariable variable : member.type().getTypeVariables()) {
            names.put(variable.asElement(), "V$" + names.size());
        }
        return names;
    }

    /** EM-CLASS-5. */
    private String serialization() {
        Element serializable = types.type("java.io.Serializable");
        boolean isListed = program.listed().contains("java.io.Serializable");
        boolean isDelegated = header.delegates().stream()
                .flatMap(delegate -> header.delegated(delegate).stream())
                .anyMatch(type -> types.asSuper(type, serializable) != null);
        if (isListed || !isDelegated) {
            return "";
        }
        String refusal = " throws java.io.NotSerializableException { throw new java.io.NotSerializableException(\""
                + program.packageName() + "." + Program.EMISSARY + "\"); }\n";
        return "    private void writeObject(java.io.ObjectOutputStream arg0)" + refusal
                + "    private void readObject(java.io.ObjectInputStream arg0)" + refusal;
    }
}
