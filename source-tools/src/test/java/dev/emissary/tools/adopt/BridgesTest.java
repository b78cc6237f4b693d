package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.StaticJavaParser;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.symbolsolver.JavaSymbolSolver;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The bridges in the class file of an interface are none of its methods (EM-FWD-1). */
class BridgesTest {
    @Test
    void methodWithTheNarrowestResultIsTheOneThatIsDeclared() throws IOException {
        CompilationUnit unit = StaticJavaParser.parse("class W { java.util.stream.IntStream field; }");
        unit.setData(Node.SYMBOL_RESOLVER_KEY, new JavaSymbolSolver(ClassPath.types(new SourceTree(List.of()))));
        ClassOrInterfaceType type = unit.findFirst(ClassOrInterfaceType.class).orElseThrow();
        Map<String, InterfaceMethod> methods = Types.methods(type.resolve().asReferenceType());
        for (String narrowed : List.of("sequential()", "parallel()")) {
            assertThat(methods.get(narrowed).isDefault()).isFalse();
            assertThat(methods.get(narrowed).returnType().describe()).isEqualTo("java.util.stream.IntStream");
        }
        assertThat(methods.get("iterator()").returnType().describe()).startsWith("java.util.PrimitiveIterator.Of");
    }
}
