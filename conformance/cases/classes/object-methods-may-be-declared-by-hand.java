// clauses: EM-CLASS-3
// claim: A body may declare equals, hashCode and toString by hand.
// prints: true 3 X of abc
emissary X(CharSequence text) {
    @Override
    public boolean equals(Object other) {
        return other instanceof X that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.length();
    }

    @Override
    public String toString() {
        return "X of " + text;
    }
}

class Main {
    public static void main(String[] arguments) {
        X x = new X("abc");
        System.out.println(x.equals(new X("abc")) + " " + x.hashCode() + " " + x);
    }
}
