// clauses: EM-ENC-1
// claim: Neither a cast nor instanceof nor a type pattern reaches the delegate.
// prints:
//     false false ClassCastException
interface Names {
    String name();
}

class Delegate implements Names {
    @Override
    public String name() {
        return "name";
    }
}

emissary Front(Names names);

class Main {
    public static void main(String[] arguments) {
        Names names = new Front(new Delegate());
        boolean matched = names instanceof Delegate delegate && delegate != null;
        try {
            ((Delegate) names).name();
        } catch (ClassCastException failure) {
            System.out.println((names instanceof Delegate) + " " + matched + " " + failure.getClass().getSimpleName());
        }
    }
}
