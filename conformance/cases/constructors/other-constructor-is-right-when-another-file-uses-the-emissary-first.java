// clauses: EM-CTOR-4
// claim: An emissary whose constructor calls another one is right, also if a file before its own uses it.
// prints:
//     x1
//// Main.java
class Main {
    static final Object EMISSARY = new Named(name -> name);

    public static void main(String[] arguments) {
        System.out.println(new Named().name("1"));
    }
}
//// Named.java
emissary Named(Naming naming) {
    Named() {
        this(name -> "x" + name);
    }
}
//// Naming.java
interface Naming {
    String name(String name);
}
