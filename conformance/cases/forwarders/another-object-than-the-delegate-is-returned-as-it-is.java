// clauses: EM-FWD-5
// claim: An object that is not the delegate is returned as it is, be it another emissary, and so is null.
// prints:
//     true true true
interface Names {
    Names next();
}

emissary Front(Names names);

class Main {
    public static void main(String[] arguments) {
        Names other = () -> null;
        Names[] self = {new Front(other)};
        System.out.println((new Front(() -> other).next() == other) + " " + (new Front(other).next() == null)
                + " " + (new Front(() -> self[0]).next() == self[0]));
    }
}
