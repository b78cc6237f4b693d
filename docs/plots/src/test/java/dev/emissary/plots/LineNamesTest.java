package dev.emissary.plots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names stay at the ends of their lines where there is room, and in the order of the ends where there is none. */
class LineNamesTest {

    @Test
    void namesWithRoomStayWhereTheirLinesEnd() {
        Map<String, Double> ends = Map.of("a", 10.0, "b", 30.0, "c", 20.0);
        assertThat(LineNames.apart(ends, 10)).isEqualTo(ends);
    }

    @Test
    void namesWithoutRoomStandAroundTheMiddle() {
        assertThat(LineNames.apart(Map.of("a", 21.0, "b", 20.0, "c", 50.0), 10))
                .isEqualTo(Map.of("b", 15.5, "a", 25.5, "c", 50.0));
    }

    @Test
    void namesThatWereMovedMakeRoomFurtherDown() {
        assertThat(LineNames.apart(Map.of("a", 100.0, "b", 109.0, "c", 110.0), 10))
                .isEqualTo(Map.of("a", 319.0 / 3 - 10, "b", 319.0 / 3, "c", 319.0 / 3 + 10));
    }

    @Test
    void noNameStandsBelowTheAxis() {
        assertThat(LineNames.apart(Map.of("a", 1.0, "b", 2.0), 10)).isEqualTo(Map.of("a", 0.0, "b", 10.0));
    }
}
