// clauses: EM-CONF-5, EM-FWD-6
// claim: A method that no forwarder can implement for both interfaces may be declared by hand, as the error shows it.
// prints: result UncheckedIOException text 1
import java.io.*;
import java.util.*;

class Throwing {
    interface Foo { Object f(boolean fail) throws IOException; }
    interface Hand { Object f(boolean fail); }
    emissary E(Foo f) implements Hand {
        @Override public Object f(boolean fail) {
            try { return this.f.f(fail); } catch (IOException e) { throw new UncheckedIOException(e); }
        }
    }
}
class Narrower {
    interface Foo { Object f(); }
    interface Hand { String f(); }
    emissary E(Foo f) implements Hand { @Override public String f() { return (String) this.f.f(); } }
}
class Erasure {
    interface Foo { int f(List<String> l); }
    interface Hand { int f(List<Integer> l); }
    emissary E(Foo f) implements Hand {
        @SuppressWarnings({"rawtypes", "unchecked"}) @Override public int f(List l) { return this.f.f(l); }
    }
}
class Main {
    public static void main(String[] arguments) {
        Throwing.E e = new Throwing.E(fail -> { if (fail) { throw new IOException(); } return "result"; });
        String thrown = "";
        try { e.f(true); } catch (UncheckedIOException failure) { thrown = failure.getClass().getSimpleName(); }
        System.out.println(e.f(false) + " " + thrown + " " + new Narrower.E(() -> "text").f() + " "
                + new Erasure.E(List::size).f(List.of("one")));
    }
}
