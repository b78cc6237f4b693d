// clauses: EM-ENC-5
// claim: Fluent methods of the library's interfaces return the emissary, where the delegate returns itself.
// class User:
//     class User
// methods of User:
//     static Object run() throws java.io.IOException
// prints:
//     true,true,true
//// X.java
public emissary X(Appendable a) { static Appendable of() { return new X(new StringBuilder()); } }
//// Y.java
public emissary Y(java.util.stream.Stream<String> s) {
    static java.util.stream.Stream<String> of() {
        return new Y(java.util.stream.Stream.of("a"));
    }
}
//// User.java
class User {
    static Object run() throws java.io.IOException {
        Appendable x = X.of();
        var y = Y.of();
        return (x.append("a").append('b') == x) + "," + (y.onClose(() -> { }) == y)
            + "," + (y.sequential() == y);
    }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(User.run());
    }
}
