// clauses: EM-EQ-3, EM-FORM-2
// claim: A program without an emissary means what it means to a compiler that knows none.
// class Plain: final record Plain extends Record implements Runnable
// methods of Plain:
//     public String text()
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public void run()
// prints: Plain[text=emissary] 1
record Plain(String text) implements Runnable {
    @Override
    public void run() {}
}

class Main {
    static int emissary(int emissary) {
        return emissary + 1;
    }

    public static void main(String[] arguments) {
        System.out.println(new Plain("emissary") + " " + emissary(0));
    }
}
