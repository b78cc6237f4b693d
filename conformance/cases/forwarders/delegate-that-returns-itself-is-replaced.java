// clauses: EM-FWD-5, EM-ENC-5
// claim: Where a delegate returns itself as an interface that the emissary implements, be it a superinterface, callers get
//     the emissary.
// prints:
//     true true
interface Top {
    int n();
}

interface Fluent extends Top {
    Fluent self();

    Top top();
}

class Delegate implements Fluent {
    @Override
    public int n() {
        return 1;
    }

    @Override
    public Fluent self() {
        return this;
    }

    @Override
    public Top top() {
        return this;
    }
}

emissary Front(Fluent fluent);

class Main {
    public static void main(String[] arguments) {
        Front front = new Front(new Delegate());
        System.out.println((front.self() == front) + " " + (front.top() == front));
    }
}
