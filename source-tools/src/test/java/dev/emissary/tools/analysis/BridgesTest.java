package dev.emissary.tools.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.StaticJavaParser;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.symbolsolver.JavaSymbolSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bridges in the class file of an interface are none of its methods (EM-FWD-1). */
class BridgesTest {
    /** Enough for the order in which a hash table has them to be another one than that of the class file. */
    private static final int METHODS = 20;

    @TempDir
    private Path scratch;

    @Test
    void methodWithTheNarrowestResultIsTheOneThatIsDeclared() throws IOException {
        CompilationUnit unit = StaticJavaParser.parse("class W { Narrow field; }");
        unit.setData(Node.SYMBOL_RESOLVER_KEY, new JavaSymbolSolver(ClassPath.types(List.of(), List.of(classes()))));
        ResolvedReferenceType type = unit.findFirst(ClassOrInterfaceDeclaration.class)
                .orElseThrow()
                .getFieldByName("field")
                .orElseThrow()
                .getElementType()
                .resolve()
                .asReferenceType();
        Map<String, InterfaceMethod> methods = Types.methods(type);
        assertThat(methods).hasSize(METHODS);
        assertThat(methods.values()).allSatisfy(method -> {
            assertThat(method.isDefault()).as(method.name()).isFalse();
            assertThat(method.returnType().describe()).isEqualTo("Narrow");
        });
    }

    private Path classes() throws IOException {
        String wide = "interface Wide {" + methods("Wide") + "}";
        String narrow = "interface Narrow extends Wide {" + methods("Narrow") + "}";
        Path source = Files.writeString(scratch.resolve("Interfaces.java"), wide + narrow);
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", scratch.toString(), source.toString());
        assertThat(status).isZero();
        return scratch;
    }

    private static String methods(String result) {
        return IntStream.range(0, METHODS)
                .mapToObj(number -> result + " m" + number + "();")
                .collect(Collectors.joining(" "));
    }
}
