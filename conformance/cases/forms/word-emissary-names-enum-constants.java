// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names enum constants.
// plain: same
// warnings: any
enum A { emissary, b; A x = null; }
enum B { b, emissary }
enum C { emissary() { int f() { return 1; } }, b(2); C(int i) {} C() { this(0); } int f() { return 0; } }
enum D { emissary(1); final int x; D(int x) { this.x = x; } D other() { return D.emissary; } }
