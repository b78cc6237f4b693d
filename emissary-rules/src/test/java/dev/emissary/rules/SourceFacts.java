package dev.emissary.rules;

import dev.emissary.rules.types.BodyText;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** What {@code javax.lang.model} says about a program in which nothing is missing, hidden or deprecated, without bodies. */
record SourceFacts(Elements elements) implements ProgramFacts {
    @Override
    public List<ExecutableElement> declaredMethods(TypeElement type) {
        return ElementFilter.methodsIn(type.getEnclosedElements());
    }

    @Override
    public boolean declaresForwarded(TypeElement type) {
        return declaredMethods(type).stream().anyMatch(InterfaceMembers::isForwarded);
    }

    @Override
    public boolean lacksSupertype(TypeElement type) {
        return false;
    }

    @Override
    public boolean isAccessible(TypeElement type, TypeElement from) {
        return true;
    }

    @Override
    public Deprecation deprecation(Element element) {
        return Deprecation.NONE;
    }

    @Override
    public Optional<List<String>> parameterNames(ExecutableElement method) {
        return Optional.empty();
    }

    @Override
    public Optional<BodyText> body(ExecutableElement method) {
        return Optional.empty();
    }

    @Override
    public Map<String, Set<String>> callsInClassFile(TypeElement type) {
        return Map.of();
    }
}
