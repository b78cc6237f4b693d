// clauses: EM-ENC-1
// claim: Instanceof and type patterns do not match the delegate's class.
// class User:
//     class User
// methods of User:
//     static Object run()
// prints:
//     false
//// X.java
public emissary X(CharSequence s);
//// User.java
class User {
    static Object run() {
        Object x = new X("secret");
        return (x instanceof String) || (x instanceof String s && s.length() > 0)
            || (x instanceof Comparable<?>) || String.class.isInstance(x);
    }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(User.run());
    }
}
