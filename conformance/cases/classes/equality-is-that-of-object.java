// clauses: EM-CLASS-3, EM-ENC-3
// claim: equals, hashCode and toString are those of Object, and call nothing of the delegate, also where its
//     interface specifies them.
// prints:
//     true false false true true
//     false true
interface Names {
    String name();
}

class Delegate implements Names {
    @Override
    public String name() {
        return "name";
    }

    @Override
    public boolean equals(Object other) {
        throw new AssertionError("equals");
    }

    @Override
    public int hashCode() {
        throw new AssertionError("hashCode");
    }

    @Override
    public String toString() {
        throw new AssertionError("toString");
    }
}

emissary Front(Names names);

emissary Pair(java.util.Map.Entry<String, String> entry);

class Main {
    public static void main(String[] arguments) {
        Delegate delegate = new Delegate();
        Front front = new Front(delegate);
        System.out.println(front.equals(front)
                + " " + front.equals(new Front(delegate))
                + " " + front.equals(delegate)
                + " " + (front.hashCode() == System.identityHashCode(front))
                + " " + front.toString().equals("Front@" + Integer.toHexString(front.hashCode())));
        Pair pair = new Pair(java.util.Map.entry("key", "value"));
        System.out.println(pair.equals(java.util.Map.entry("key", "value"))
                + " " + (pair.hashCode() == System.identityHashCode(pair)));
    }
}
