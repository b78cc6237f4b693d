// reason: ecj marks both of two declarations that are the same; javac marks the second.
// excuses: diagnostics/mistake-in-the-body-is-the-only-error
// excuses: diagnostics/component-that-is-there-twice-is-one-error
class ByHand {
    ByHand(CharSequence s) {}  // ecj: 1
    ByHand(CharSequence s) {}  // ecj: 1
    void m(int a) {} void m(int b) {}  // ecj: 2
    static int x; static int x;  // ecj: 2
}
record Thrice(Runnable r, Runnable r, Runnable r) {}  // ecj: 3
