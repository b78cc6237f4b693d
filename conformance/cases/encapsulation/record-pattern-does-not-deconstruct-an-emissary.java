// clauses: EM-ENC-2
// claim: A record pattern does not deconstruct an emissary.
// jdk: 21
emissary Front(Runnable task);

class User {
    boolean test(Object object) {
        return object instanceof Front(Runnable task);  // error
    }
}
