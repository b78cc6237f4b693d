package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Wrappers that refuse methods are told from those that have forgotten some. */
class RestrictingWrappersTest {
    private static final String FROZEN = """
            import java.util.*;
            abstract class Frozen<K, V> implements Map<K, V> {
                private final Map<K, V> map;
                Frozen(Map<K, V> map) { this.map = map; }
                public int size() { return map.size(); }
                public boolean isEmpty() { return map.isEmpty(); }
                public boolean containsKey(Object key) { return map.containsKey(key); }
                public boolean containsValue(Object value) { return map.containsValue(value); }
                public V get(Object key) { return map.get(key); }
                public Set<K> keySet() { return map.keySet(); }
                public V put(K key, V value) { %s }
            }""";

    @Test
    void defaultMethodThatCallsARefusedOneIsAHole() {
        SurveyedClass frozen =
                SmallSurvey.onlyWrapper(FROZEN.formatted("throw new UnsupportedOperationException(\"frozen\");"));
        assertThat(frozen.refused()).isEqualTo(1);
        assertThat(frozen.left()).contains("Map.putIfAbsent", "Map.getOrDefault", "Map.forEach");
        assertThat(frozen.holes()).contains("Map.putIfAbsent", "Map.merge").doesNotContain("Map.getOrDefault");
    }

    @Test
    void whatARestrictingWrapperLeavesIsNotForgotten() {
        int defaultMethodsOfMap = 11;
        Surveyor.Found refusing =
                SmallSurvey.found(FROZEN.formatted("throw new UnsupportedOperationException(\"frozen\");"));
        assertThat(refusing.details().forgotten()).isEmpty();
        assertThat(refusing.numbers().all().leftByRestricting()).isEqualTo(defaultMethodsOfMap);
        Surveyor.Found forwarding = SmallSurvey.found(FROZEN.formatted("return map.put(key, value);"));
        assertThat(forwarding.details().leftByRestricting()).isEmpty();
        assertThat(forwarding.numbers().all().forgotten()).isEqualTo(defaultMethodsOfMap);
        assertThat(forwarding.numbers().wrappers())
                .singleElement()
                .extracting(SurveyedClass::refused)
                .isEqualTo(0);
    }
}
