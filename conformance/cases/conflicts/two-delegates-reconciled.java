// clauses: EM-CONF-1, EM-FWD-6
// claim: A method that is declared by hand resolves the conflict, and can call both delegates.
// prints:
//     one two
interface One {
    String name();
}

interface Two {
    String name();
}

emissary Both(One one, Two two) {
    @Override
    public String name() {
        return one.name() + " " + two.name();
    }
}

class Main {
    public static void main(String[] arguments) {
        System.out.println(new Both(() -> "one", () -> "two").name());
    }
}
