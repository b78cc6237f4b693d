package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.ast.CompilationUnit;
import dev.emissary.tools.analysis.ClassPath;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.DelegationFinder;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the survey counts in sources is there in class files, and nothing else is. */
@Tag("survey")
class ClassFilesTest {
    /** The source has an unchecked cast, which is no instruction. */
    private static final List<String> CAST = List.of("WrappedPut.put/2");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.apache.commons:commons-collections4:4.5.0",
                "org.apache.commons:commons-pool2:2.12.1",
                "p6spy:p6spy:3.9.1"
            })
    void forwardersInSourcesAreThoseInClassFiles(String coordinates) throws IOException {
        try (Subject.Opened opened = LibraryStore.openOnce(coordinates)) {
            String[] parts = coordinates.split(":", -1);
            Path jar = opened.classPath().stream()
                    .filter(each -> each.endsWith(parts[1] + "-" + parts[2] + ".jar"))
                    .findFirst()
                    .orElseThrow();
            List<String> inSources = inSources(opened);
            try (ClassFileForwarders classFiles = new ClassFileForwarders(opened.classPath())) {
                List<String> inClassFiles = new ArrayList<>(classFiles.in(jar));
                inClassFiles.removeAll(CAST);
                assertThat(inSources).isEqualTo(inClassFiles);
            }
            assertThat(result(coordinates).all().forwarders()).isEqualTo(inSources.size());
        }
    }

    private static SubjectResult result(String coordinates) throws IOException {
        return MadePages.result(Path.of("../docs/survey")).subjects().stream()
                .filter(subject -> subject.name().equals(coordinates))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> inSources(Subject.Opened opened) throws IOException {
        DelegationFinder finder = new DelegationFinder(ClassPath.solver(opened.roots(), opened.classPath()));
        SourceParser parser = new SourceParser(false);
        List<String> found = new ArrayList<>();
        for (SourceFile file : opened.tree().files()) {
            CompilationUnit unit = parser.parse(file, problem -> {});
            for (DelegatingClass source : finder.find(file, unit, problem -> {})) {
                Set<String> methods = new HashSet<>();
                for (Delegate delegate : source.delegates()) {
                    delegate.forwarders()
                            .keySet()
                            .forEach(signature -> methods.add(signature + "/"
                                    + delegate.methods().get(signature).arity()));
                }
                methods.forEach(method ->
                        found.add(source.declaration().getNameAsString() + "." + method.replaceFirst("\\(.*\\)", "")));
            }
        }
        found.sort(null);
        return found;
    }
}
