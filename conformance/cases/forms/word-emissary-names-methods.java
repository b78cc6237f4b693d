// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names methods.
// plain: same
// warnings: any
import java.util.function.*;
class A {
    void emissary() {}
    int emissary(int a) { emissary(); this.emissary(1); return emissary(a); }
    <T> T emissary(T t) { return this.<T>emissary(t); }
    static String[] emissary(String... all) { return emissary("a", "b"); }
    public final int g(int k) { return switch (k) { case 1 -> emissary(1); default -> this.emissary(2); }; }
    Runnable r = this::emissary;
    void control(int k) {
        if (k > 1) emissary(k); else emissary(2);
        do emissary(k); while (k < 0);
        for (;;) emissary(k);
    }
}
class B extends A { void emissary() { super.emissary(); } }
@interface C { int emissary() default 1; }
@C(emissary = 3) class D { @C(emissary = 2) int x; }
