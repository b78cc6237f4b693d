// clauses: EM-ENC-5, EM-FWD-5
// claim: A subsequence that is the whole string is the emissary, and another one is what the delegate returns.
// class User:
//     class User
// methods of User:
//     static Object run()
// prints:
//     true,true
//// X.java
public emissary X(CharSequence s);
//// User.java
class User {
    static Object run() {
        CharSequence x = new X("secret");
        return (x.subSequence(0, 6) == x) + "," + (x.subSequence(0, 3) instanceof String);
    }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(User.run());
    }
}
