package dev.emissary.javac.desugar;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Attribute.TypeCompound;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.TargetType;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.TypeAnnotationPosition;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntryKind;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import dev.emissary.javac.desugar.TypeSource.Placed;
import dev.emissary.javac.lint.Suppressions;
import dev.emissary.javac.lint.WrittenLint;
import dev.emissary.javac.symbols.AnnotationTargets;
import dev.emissary.javac.symbols.CalleeTypes;
import dev.emissary.javac.syntax.EmissaryState.AddedMethod;
import dev.emissary.model.Forwarder;
import dev.emissary.rules.advice.ParameterNames;
import dev.emissary.rules.advice.SuppressionText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.type.DeclaredType;

/** The source of a method that is added to an emissary, as it would be written by hand (EM-FWD, EM-ENC). */
record MethodSource(
        Types types,
        Symtab syms,
        TypeSource source,
        Layout layout,
        AddedMethod added,
        List<String> parameterNames,
        Set<String> suppressedOnClass) {
    private MethodSymbol symbol() {
        return added.symbol();
    }

    /** Writes the method; the parameters are the emissary's components. */
    List<String> lines(List<VarSymbol> components) {
        return added.planned() instanceof Forwarder forwarder
                ? forwarder(forwarder, components.get(forwarder.component()))
                : refusal();
    }

    private List<String> refusal() {
        String exception = source.of(symbol().type.getThrownTypes().head);
        String className = ((ClassSymbol) symbol().owner).flatname.toString();
        List<String> lines = head();
        lines.add(layout.unit() + "throw new " + exception + "(\"" + className + "\");");
        lines.add("}");
        return lines;
    }

    private List<String> forwarder(Forwarder forwarder, VarSymbol field) {
        String component = field.name.toString();
        MethodSymbol target = (MethodSymbol) forwarder.target();
        Type site = CalleeTypes.receiver(forwarder, field.type);
        Set<String> categories = new WrittenLint(types, syms).of(symbol(), forwarder, site);
        categories.removeAll(suppressedOnClass);
        List<String> lines = new ArrayList<>();
        if (!categories.isEmpty()) {
            lines.add(SuppressionText.of(source.of(syms.suppressWarningsType), categories));
        }
        lines.addAll(head());
        Type returned = symbol().type.getReturnType();
        String variable = ParameterNames.firstNotIn(Set.copyOf(parameterNames), "result");
        String callee = parameterNames.contains(component) || (forwarder.replacesSelf() && component.equals(variable))
                ? "this." + component
                : component;
        String receiver = receiver(forwarder, site, callee);
        String compared = comparable(callee, field.type, returned);
        if (forwarder.replacesSelf() && forwarder.supply().isPresent()) {
            String delegate = ParameterNames.firstNotIn(Set.copyOf(parameterNames), "delegate");
            lines.add(layout.unit() + source.of(site) + " " + delegate + " = " + receiver + ";");
            receiver = delegate;
            compared = comparable(delegate, site, returned);
        }
        String start = returned.hasTag(TypeTag.VOID)
                ? ""
                : forwarder.replacesSelf() ? source.of(returned) + " " + variable + " = " : "return ";
        ForwardedCall call = new ForwardedCall(types, syms, symbol(), target, site);
        layout.inside()
                .head(start + receiver + "." + typeArguments(call) + symbol().name, arguments(call), ";")
                .forEach(line -> lines.add(layout.unit() + line));
        if (forwarder.replacesSelf()) {
            lines.add(layout.unit() + "return " + variable + " == " + compared + " ? this : " + variable + ";");
        }
        lines.add("}");
        return lines;
    }

    private String receiver(Forwarder forwarder, Type site, String component) {
        String delegate = component;
        if (forwarder.supply().isPresent()) {
            Optional<DeclaredType> supplier = forwarder.supply().get().upcast();
            delegate = supplier.map(type -> "((" + source.of((Type) type) + ") " + component + ")")
                            .orElse(component) + ".get()";
        }
        return forwarder.upcast().isPresent() ? "((" + source.of(site) + ") " + delegate + ")" : delegate;
    }

    /** Returns the annotations and the declaration; only the private methods of serialization override nothing. */
    private List<String> head() {
        List<Compound> annotations = symbol().getDeclarationAttributes().stream()
                .filter(annotation -> symbol().isPublic() && !Suppressions.is(annotation, syms))
                .toList();
        List<String> lines = new ArrayList<>();
        annotations.forEach(annotation -> lines.add(source.annotation(annotation)));
        if (symbol().isPublic()) {
            // Override is optional, and omitted where its name is hidden.
            source.marker(syms.overrideType).ifPresent(lines::add);
        }
        Type returned = symbol().type.getReturnType();
        lines.addAll(layout.head(
                (symbol().isPublic() ? "public " : "private ")
                        + typeParameters()
                        + source.of(returned, placed(annotations, TargetType.METHOD_RETURN, 0, returned))
                        + " " + symbol().name,
                parameters(),
                thrown() + " {"));
        return lines;
    }

    /** A delegate whose type cannot be cast to the result's must be widened to be compared with it (JLS 15.21.3). */
    private String comparable(String delegate, Type type, Type returned) {
        return types.isCastable(type, returned) || types.isCastable(returned, type)
                ? delegate
                : "(" + source.of(syms.objectType) + ") " + delegate;
    }

    private List<String> arguments(ForwardedCall call) {
        List<String> arguments = new ArrayList<>();
        for (String name : parameterNames) {
            arguments.add(call.cast(arguments.size())
                    .map(type -> "(" + source.of(type) + ") " + name)
                    .orElse(name));
        }
        return arguments;
    }

    private List<String> parameters() {
        List<String> parameters = new ArrayList<>();
        int index = 0;
        for (VarSymbol parameter : symbol().params) {
            List<Compound> declared = List.copyOf(parameter.getDeclarationAttributes());
            List<Placed> placed = placed(declared, TargetType.METHOD_FORMAL_PARAMETER, index++, parameter.type);
            boolean variableArity =
                    symbol().isVarArgs() && index == symbol().params.size();
            String type = variableArity
                    ? source.variableArity((ArrayType) parameter.type, placed)
                    : source.of(parameter.type, placed);
            String annotations = declared.stream()
                    .map(annotation -> source.annotation(annotation) + " ")
                    .collect(joining());
            parameters.add(annotations + type + " " + parameterNames.get(parameters.size()));
        }
        return parameters;
    }

    private String thrown() {
        List<String> thrown = new ArrayList<>();
        for (Type type : symbol().type.getThrownTypes()) {
            int index = thrown.size();
            thrown.add(source.of(type, placed(TargetType.THROWS, position -> position.type_index == index)));
        }
        return thrown.isEmpty() ? "" : " throws " + String.join(", ", thrown);
    }

    private String typeParameters() {
        List<String> parameters = new ArrayList<>();
        for (Type variable : symbol().type.getTypeArguments()) {
            int index = parameters.size();
            String annotations =
                    placed(TargetType.METHOD_TYPE_PARAMETER, position -> position.parameter_index == index).stream()
                            .map(placed -> source.annotation(placed.annotation()) + " ")
                            .collect(joining());
            parameters.add(annotations + variable.tsym.name + bounds((TypeVar) variable, index));
        }
        return parameters.isEmpty() ? "" : "<" + String.join(", ", parameters) + "> ";
    }

    private String bounds(TypeVar variable, int index) {
        List<Type> bounds = types.getBounds(variable);
        // Index 0 is for a class or a type variable; interfaces begin with 1 (JVMS 4.7.20.1).
        int first = bounds.get(0).isInterface() ? 1 : 0;
        List<String> texts = new ArrayList<>();
        for (Type bound : bounds) {
            int number = first + texts.size();
            texts.add(source.of(
                    bound,
                    placed(
                            TargetType.METHOD_TYPE_PARAMETER_BOUND,
                            position -> position.parameter_index == index && position.bound_index == number)));
        }
        boolean none = bounds.size() == 1
                && bounds.get(0).tsym == syms.objectType.tsym
                && texts.get(0).indexOf('@') < 0;
        return none ? "" : " extends " + String.join(" & ", texts);
    }

    private String typeArguments(ForwardedCall call) {
        return call.infersTypeArguments()
                ? ""
                : symbol().type.getTypeArguments().stream().map(source::of).collect(joining(", ", "<", ">"));
    }

    /**
     * Returns the annotations in a type, without those that annotations of the declaration imply (JLS 9.7.4). An
     * annotation of only the type must not stand where it would also annotate the declaration.
     */
    private List<Placed> placed(List<Compound> declared, TargetType target, int index, Type type) {
        boolean ofMethod = target == TargetType.METHOD_RETURN;
        int dimensions = types.dimensions(type);
        List<Placed> result = new ArrayList<>();
        for (Placed placed : placed(target, position -> ofMethod || position.parameter_index == index)) {
            boolean first = placed.path().size() == dimensions
                    && placed.path().stream().allMatch(step -> step.tag == TypePathEntryKind.ARRAY);
            if (!first) {
                result.add(placed);
            } else if (declared.stream().noneMatch(one -> one.type.tsym == placed.annotation().type.tsym)) {
                boolean applies = AnnotationTargets.include(placed.annotation(), ofMethod ? "METHOD" : "PARAMETER");
                result.add(new Placed(placed.annotation(), placed.path(), applies));
            }
        }
        return result;
    }

    private List<Placed> placed(TargetType target, Predicate<TypeAnnotationPosition> where) {
        List<Placed> result = new ArrayList<>();
        for (TypeCompound annotation : symbol().getRawTypeAttributes()) {
            if (annotation.position.type == target && where.test(annotation.position)) {
                result.add(new Placed(annotation, annotation.position.location, false));
            }
        }
        return result;
    }
}
