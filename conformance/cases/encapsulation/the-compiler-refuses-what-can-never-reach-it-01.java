// clauses: EM-ENC-1, EM-ENC-2
// claim: The compiler refuses what can never reach it.
//// X.java
public emissary X(CharSequence s);
//// User.java
class User {
    Object wrong(X x) { return
        (String) x; }  // error
}
