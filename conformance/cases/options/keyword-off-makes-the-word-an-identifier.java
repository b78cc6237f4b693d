// clauses: EM-OPT-4
// claim: keyword=off makes the word an ordinary identifier everywhere.
// options: keyword=off
class emissary {}

class User {
    emissary f(Runnable r) {
        emissary emissary = new emissary();
        return emissary;
    }
}
