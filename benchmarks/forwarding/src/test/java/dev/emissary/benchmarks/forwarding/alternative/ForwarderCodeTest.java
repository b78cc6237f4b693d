package dev.emissary.benchmarks.forwarding.alternative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.emissary.benchmarks.forwarding.cases.Cases.Account;
import dev.emissary.benchmarks.forwarding.cases.Cases.Store;
import dev.emissary.benchmarks.forwarding.cases.Cases.Tally;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever expects an emissary to run as a class written by hand finds the reason here: it is the same bytecode. */
class ForwarderCodeTest {

    @ParameterizedTest
    @ValueSource(
            classes = {
                CharSequence.class,
                Store.class,
                Account.class,
                Tally.class,
                CompletionService.class,
                Statement.class,
                ResultSet.class
            })
    void emissariesAreInstructionByInstructionWhatIsWrittenByHand(Class<?> type) throws Exception {
        Map<String, String> emissary = codeOf(Alternative.EMISSARY, type);

        assertThat(emissary).isNotEmpty().isEqualTo(codeOf(Alternative.HAND_WRITTEN, type));
    }

    @ParameterizedTest
    @EnumSource(names = {"LOMBOK", "MANIFOLD", "SCALA"})
    void otherToolsForwardCharAtAsByHandToo(Alternative alternative) throws Exception {
        assumeThat(alternative.supports(CharSequence.class)).isTrue();
        List<String> byHand = textsOf("charAt(I)C", codeOf(Alternative.HAND_WRITTEN, CharSequence.class));

        assertThat(byHand).hasSize(1);
        assertThat(textsOf("charAt(I)C", codeOf(alternative, CharSequence.class)))
                .isEqualTo(byHand);
    }

    @Test
    void otherBytecodeIsNoticed() throws Exception {
        assertThat(codeOf(Alternative.KOTLIN, CharSequence.class))
                .isNotEqualTo(codeOf(Alternative.HAND_WRITTEN, CharSequence.class));
        assertThat(codeOf(Alternative.LOMBOK, Tally.class))
                .hasSameSizeAs(codeOf(Alternative.HAND_WRITTEN, Tally.class))
                .isNotEqualTo(codeOf(Alternative.HAND_WRITTEN, Tally.class));
    }

    private static List<String> textsOf(String method, Map<String, String> code) {
        return code.entrySet().stream()
                .filter(entry -> entry.getKey().endsWith(" " + method))
                .map(Map.Entry::getValue)
                .toList();
    }

    private static Map<String, String> codeOf(Alternative alternative, Class<?> type) throws Exception {
        return ForwarderCode.of(((CompiledForwarding) alternative.forwarding()).classFor(type));
    }
}
