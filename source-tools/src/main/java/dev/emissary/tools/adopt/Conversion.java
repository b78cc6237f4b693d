package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.emissary.tools.analysis.DelegatingClass;
import java.util.List;

/**
 * The plan for converting one class.
 *
 * @param source the class
 * @param constructor its canonical constructor
 * @param removed the forwarders that the compiler generates from now on
 * @param annotated the interfaces that the annotation lists, or none if the components determine them
 * @param implemented the interfaces that the implements clause lists
 * @param remarks what else the user should know, for example that the class becomes final
 */
record Conversion(
        DelegatingClass source,
        CanonicalConstructor constructor,
        List<MethodDeclaration> removed,
        List<ClassOrInterfaceType> annotated,
        List<ClassOrInterfaceType> implemented,
        List<String> remarks) {

    Conversion {
        removed = List.copyOf(removed);
        annotated = List.copyOf(annotated);
        implemented = List.copyOf(implemented);
        remarks = List.copyOf(remarks);
    }
}
