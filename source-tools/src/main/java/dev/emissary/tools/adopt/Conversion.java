package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.text.Imports;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The plan for converting one class. In its texts, qualified names of types are marked by {@link Imports#mark}.
 *
 * @param source the class
 * @param constructor its canonical constructor
 * @param removed the forwarders that the compiler generates instead
 * @param listed the interfaces that a list has, by the components that serve them; none if their types say so
 * @param saysTo whether the list names the components
 * @param implemented the interfaces that the implements clause lists
 * @param changes what changes in the class file
 * @param keywordForm whether the emissary is written in the keyword form
 * @param remarks what else the user should know, for example that the class becomes final; javac may warn later
 */
record Conversion(
        DelegatingClass source,
        CanonicalConstructor constructor,
        List<MethodDeclaration> removed,
        Map<String, List<String>> listed,
        boolean saysTo,
        List<String> implemented,
        ExpectedChanges changes,
        boolean keywordForm,
        List<String> remarks) {

    /** The mark of the annotation's name. */
    static final String ANNOTATION = Imports.mark("dev.emissary", "Emissary");

    /**
     * Returns the plan.
     *
     * @param source the class, which has no obstacles
     * @param constructor its canonical constructor
     * @param allowed what conversions may do
     * @param header what is delegated
     * @param methods the methods that go and stay
     * @param inherited the default methods that the class inherits, for display
     */
    static Conversion of(
            DelegatingClass source,
            CanonicalConstructor constructor,
            Allowed allowed,
            Header header,
            Forwarders methods,
            List<String> inherited) {
        List<String> remarks = new ArrayList<>();
        if (!inherited.isEmpty()) {
            remarks.add("it forwards " + String.join(", ", inherited) + ", which it inherited");
        }
        remarks.addAll(methods.remarks());
        remarks.addAll(withoutOverride(methods.removed()));
        if (!source.declaration().isFinal()) {
            remarks.add("it becomes final");
        }
        Set<String> components =
                constructor.components().stream().map(Component::name).collect(Collectors.toSet());
        Set<String> finalFields = new LinkedHashSet<>();
        new InstanceFields(source.declaration()).byName().forEach((name, variable) -> {
            boolean component = components.contains(name);
            FieldDeclaration field = InstanceFields.declaration(variable);
            String changes = (component && !field.isPrivate() ? " private" : "")
                    + (field.isFinal() ? "" : component && !field.isPrivate() ? " and final" : " final");
            if (!changes.isEmpty()) {
                remarks.add("its field " + name + " becomes" + changes);
            }
            if (!component && !field.isFinal()) {
                finalFields.add(name);
            }
        });
        header.added()
                .forEach(name -> remarks.add("it implements "
                        + name.substring(name.lastIndexOf('.') + 1).replace('$', '.') + " directly"));
        ExpectedChanges changes = new ExpectedChanges(
                Header.binaryName(source.declaration().resolve()),
                components,
                finalFields,
                header.added(),
                source.delegates().stream().flatMap(Forwarders::unchecked).collect(Collectors.toSet()),
                !inherited.isEmpty(),
                allowed.sealSelfReturns());
        return new Conversion(
                source,
                constructor,
                methods.removed(),
                header.listed(),
                header.saysTo(),
                header.implemented(),
                changes,
                allowed.keywordForm(),
                remarks);
    }

    /** Returns which of the methods alone have no annotation, and so may be for another version of an interface. */
    private static List<String> withoutOverride(List<MethodDeclaration> removed) {
        List<MethodDeclaration> without = removed.stream()
                .filter(method -> !method.isAnnotationPresent(Override.class))
                .toList();
        return without.size() == removed.size()
                ? List.of()
                : without.stream()
                        .map(method -> method.getNameAsString() + " (line " + DelegatingClass.line(method.getName())
                                + ") goes without @Override: a version of the interface without it is not forwarded")
                        .toList();
    }

    /** Returns the texts that may mention types. */
    Stream<String> texts() {
        return Stream.of(
                        keywordForm ? Stream.<String>of() : Stream.of(ANNOTATION),
                        listed.values().stream().flatMap(List::stream),
                        implemented.stream())
                .flatMap(texts -> texts);
    }
}
