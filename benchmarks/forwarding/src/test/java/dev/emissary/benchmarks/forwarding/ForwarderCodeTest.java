package dev.emissary.benchmarks.forwarding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.forwarding.cases.Cases.Account;
import dev.emissary.benchmarks.forwarding.cases.Cases.Store;
import dev.emissary.benchmarks.forwarding.cases.Cases.Tally;
import java.sql.ResultSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever expects an emissary to run as a class written by hand finds the reason here: it is the same bytecode. */
class ForwarderCodeTest {

    @ParameterizedTest
    @ValueSource(classes = {CharSequence.class, Store.class, Account.class, Tally.class, ResultSet.class})
    void emissariesAreInstructionByInstructionWhatIsWrittenByHand(Class<?> type) throws Exception {
        Map<String, String> emissary = codeOf(Alternative.EMISSARY, type);

        assertThat(emissary).isNotEmpty().isEqualTo(codeOf(Alternative.HAND_WRITTEN, type));
    }

    @Test
    void otherBytecodeIsNoticed() throws Exception {
        assertThat(codeOf(Alternative.KOTLIN, CharSequence.class))
                .isNotEqualTo(codeOf(Alternative.HAND_WRITTEN, CharSequence.class));
        assertThat(codeOf(Alternative.LOMBOK, Tally.class))
                .hasSameSizeAs(codeOf(Alternative.HAND_WRITTEN, Tally.class))
                .isNotEqualTo(codeOf(Alternative.HAND_WRITTEN, Tally.class));
    }

    private static Map<String, String> codeOf(Alternative alternative, Class<?> type) throws Exception {
        return ForwarderCode.of(alternative.classFor(type));
    }
}
