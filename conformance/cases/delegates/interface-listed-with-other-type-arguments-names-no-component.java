// clauses: EM-DEL-2
// claim: An interface listed with other type arguments names no component.
// class A: final class A extends dev.emissary.lang.Emissary implements Runnable, Comparable<String>
// methods of A:
//     bridge public int compareTo(Object)
//     public int compareTo(String)
//     public void run()
class Text implements Comparable<Text>, Runnable {
    public int compareTo(Text t) { return 0; }
    public void run() {}
}
emissary A(Text t) implements Comparable<String>, Runnable { public int compareTo(String s) { return 0; } }
