// Results through which a delegate could escape.
// clauses: EM-ENC-5, EM-FWD-5

//// case: delegate-that-returns-another-one
// prints:
//     Front
//     Second
interface Step { Step next(boolean own); }
interface Other { void stop(); }
class Second implements Step, Other {
    @Override public Step next(boolean own) { return this; }
    @Override public void stop() {}
}
record First(Step second) implements Step {
    @Override public Step next(boolean own) { return own ? this : second; }
}
emissary Front(Step step, Other other);
class Main {
    public static void main(String... args) {
        Second second = new Second();
        Front front = new Front(new First(second), second);
        System.out.println(front.next(true).getClass().getName());
        System.out.println(front.next(false).getClass().getName());
    }
}

//// case: fluent-methods-of-the-library-return-the-emissary
// prints:
//     true,true,true,true,true
//     true,true
emissary X(Appendable a) { static Appendable of() { return new X(new StringBuilder()); } }
@dev.emissary.Emissary(Appendable.class)
emissary OfClass(StringBuilder a) { static Appendable of() { return new OfClass(new StringBuilder()); } }
emissary Y(java.util.stream.Stream<String> s) {
    static java.util.stream.Stream<String> of() { return new Y(java.util.stream.Stream.of("a")); }
}
class User {
    static Object run() throws java.io.IOException {
        Appendable x = X.of();
        Appendable ofClass = OfClass.of();
        var y = Y.of();
        return (x.append("a").append('b') == x) + "," + (x.append("abc", 2, 3) == x) + ","
            + (ofClass.append("a").append('b') == ofClass) + "," + (y.onClose(() -> { }) == y)
            + "," + (y.sequential() == y);
    }
}
emissary Text(CharSequence s);
class Reader {
    static Object run() {
        CharSequence x = new Text("secret");
        return (x.subSequence(0, 6) == x) + "," + (x.subSequence(0, 3) instanceof String);
    }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(User.run());
        System.out.println(Reader.run());
    }
}
