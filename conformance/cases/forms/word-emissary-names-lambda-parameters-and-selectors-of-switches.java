// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names lambda parameters and selectors of switches.
// plain: same
// warnings: any
import java.util.function.*;
class A {
    IntUnaryOperator one = emissary -> emissary;
    IntUnaryOperator two = (emissary) -> emissary + 1;
    IntUnaryOperator three = (int emissary) -> { return emissary; };
    IntBinaryOperator four = (emissary, other) -> emissary * other;
    enum K { emissary, b }
    int old(K k) { switch (k) { case emissary: return 1; case b: default: return 2; } }
    int arrow(K k) { return switch (k) { case emissary -> 1; case b -> 2; }; }
    int yielding(K k, int emissary) { return switch (k) { case emissary -> { yield emissary; } default -> emissary; }; }
}
