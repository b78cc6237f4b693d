package demo;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class GuardedTest {
    @Test
    void chainOfCallsStaysWithTheEmissary() {
        Lines guarded = new Guarded(new Lines() {
            @Override
            public Lines add(String line) {
                return this;
            }
        });
        assertSame(guarded, guarded.add("Ada").add("Grace"));
    }
}
