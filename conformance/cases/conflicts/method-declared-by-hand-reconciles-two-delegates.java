// clauses: EM-CONF-1, EM-FWD-6
// claim: A method that is declared by hand resolves the conflict, and can call both delegates; all others are
//     forwarded.
// methods of Both:
//     public String name()
//     public String text()
//     public int onlyOne()
//     public int onlyTwo()
// prints: one two text of two 1 2
interface One {
    String name();

    default String text() {
        return "text of one";
    }

    default int onlyOne() {
        return 1;
    }
}

interface Two {
    String name();

    default String text() {
        return "text of two";
    }

    default int onlyTwo() {
        return 2;
    }
}

emissary Both(One one, Two two) {
    @Override
    public String name() {
        return one.name() + " " + two.name();
    }

    @Override
    public String text() {
        return two.text();
    }
}

class Main {
    public static void main(String[] arguments) {
        Both both = new Both(() -> "one", () -> "two");
        System.out.println(both.name() + " " + both.text() + " " + both.onlyOne() + " " + both.onlyTwo());
    }
}
