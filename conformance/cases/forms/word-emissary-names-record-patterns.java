// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names record patterns.
// jdk: 21
// plain: same
class A {
    record emissary(int x, Object y) {}
    int f(Object o) {
        if (o instanceof emissary(int a, emissary(int b, Object c))) return a + b;
        return switch (o) {
            case emissary(int a, String b) -> a;
            case emissary e when (e.x > 1) -> 2;
            case emissary e -> 3;
            default -> 4;
        };
    }
}
