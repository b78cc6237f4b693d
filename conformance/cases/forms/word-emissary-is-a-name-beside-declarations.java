// clauses: EM-FORM-2
// claim: The word is a name and begins declarations in the same body.
// class X: class X
// methods of X:
//     int emissary(int)
//     int m()
//     public static void main(String[])
// main: X
// prints: 7
class X {
    int emissary, record, sealed;
    emissary A(Runnable r);
    int emissary(int x) { return x; }
    emissary B(Runnable r) { static int emissary; int emissary() { return emissary; } }
    int m() {
        int emissary = 1;
        emissary C(Runnable r);
        emissary++;
        emissary: { emissary D(Runnable r) {} break emissary; }
        emissary E(Runnable r) { static int emissary = 3; }
        return emissary + E.emissary + emissary(2);
    }
    public static void main(String[] arguments) {
        System.out.println(new X().m());
    }
}
