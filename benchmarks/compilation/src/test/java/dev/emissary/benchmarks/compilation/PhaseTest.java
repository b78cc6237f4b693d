package dev.emissary.benchmarks.compilation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that a sample is counted for the phase that it was taken in. */
class PhaseTest {
    private static final String HOOK = "dev.emissary.javac.jdk.ErasureHook$NotifyingTransTypes.visitClassDef";
    private static final String ERASURE = "com.sun.tools.javac.comp.TransTypes.visitClassDef";
    private static final String DESUGAR = "com.sun.tools.javac.main.JavaCompiler.desugar";

    @Test
    void whatThePluginAsksOfJavacIsThePlugins() {
        assertThat(Phase.of(List.of("com.sun.tools.javac.code.Types.erasure", HOOK, DESUGAR)))
                .isEqualTo(Phase.PLUGIN);
    }

    @Test
    void whatJavacDoesBelowAHookIsJavacs() {
        assertThat(Phase.of(List.of("com.sun.tools.javac.code.Types.erasure", ERASURE, HOOK, DESUGAR)))
                .isEqualTo(Phase.DESUGAR);
        assertThat(Phase.of(List.of(
                        "com.sun.tools.javac.parser.UnicodeReader.<init>",
                        "com.sun.tools.javac.parser.ScannerFactory.newScanner",
                        "dev.emissary.javac.jdk.ReplacedFactories$WrappingScannerFactory.newScanner",
                        "com.sun.tools.javac.main.JavaCompiler.parseFiles")))
                .isEqualTo(Phase.PARSE);
    }

    @Test
    void whatNoPhaseRunsIsOther() {
        assertThat(Phase.of(List.of("java.io.File.exists", "com.sun.tools.javac.main.Main.compile")))
                .isEqualTo(Phase.OTHER);
    }
}
