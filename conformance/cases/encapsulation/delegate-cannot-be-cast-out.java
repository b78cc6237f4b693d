// clauses: EM-ENC-1
// claim: Neither a cast nor instanceof nor a type pattern reaches the delegate or matches its class.
// class User: class User
// methods of User: static Object run()
// prints:
//     false false ClassCastException
//     false
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
emissary Text(CharSequence s);
class User {
    static Object run() {
        Object x = new Text("secret");
        return (x instanceof String) || (x instanceof String s && s.length() > 0)
            || (x instanceof Comparable<?>) || String.class.isInstance(x);
    }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        Names names = new Front(new Delegate());
        boolean matched = names instanceof Delegate delegate && delegate != null;
        try {
            ((Delegate) names).name();
        } catch (ClassCastException failure) {
            System.out.println((names instanceof Delegate) + " " + matched + " " + failure.getClass().getSimpleName());
        }
        System.out.println(User.run());
    }
}
