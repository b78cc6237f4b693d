// clauses: EM-FWD-3
// claim: A forwarder of a raw interface has the erasures of inner classes of generic ones as parameters, and overrides.
// class Front: final class Front extends dev.emissary.lang.Emissary implements Sub
// prints: inner deep bound
// warnings: any
class Outer<T> {
    class Inner {
        class Deep<U> {}
    }
}

interface Super<T> {
    String inherited(Outer.Inner inner, T t);
}

interface Sub<T> extends Super<T> {
    String deep(Outer.Inner.Deep deep, char c);

    <V extends Outer<T>.Inner> String bounded(V v, V... more);
}

emissary Front(Sub delegate);

class Delegate implements Sub<String> {
    public String inherited(Outer.Inner inner, String t) {
        return "inner";
    }

    public String deep(Outer.Inner.Deep deep, char c) {
        return "deep";
    }

    public <V extends Outer<String>.Inner> String bounded(V v, V... more) {
        return "bound";
    }
}

class Main {
    public static void main(String[] arguments) {
        Front front = new Front(new Delegate());
        System.out.println(front.inherited(null, null) + " " + front.deep(null, 'c') + " " + front.bounded(null));
    }
}
