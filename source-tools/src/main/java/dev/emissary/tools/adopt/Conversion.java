package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.text.Imports;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The plan for converting one class. In its texts, qualified names of types are marked by {@link Imports#mark}.
 *
 * @param source the class
 * @param delegates its delegates to which the compiler forwards
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
        List<Delegate> delegates,
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

    /** Returns the texts that may mention types. */
    Stream<String> texts() {
        return Stream.of(
                        keywordForm ? Stream.<String>of() : Stream.of(ANNOTATION),
                        listed.values().stream().flatMap(List::stream),
                        implemented.stream())
                .flatMap(texts -> texts);
    }
}
