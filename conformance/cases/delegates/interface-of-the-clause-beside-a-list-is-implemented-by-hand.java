// clauses: EM-DEL-4
// claim: Beside an explicit list, all interfaces of the implements clause are implemented by hand.
// class Named: final class Named extends dev.emissary.lang.Emissary implements CharSequence, Comparable<Named>
// prints: -1
@dev.emissary.Emissary(CharSequence.class)
record Named(String name) implements Comparable<Named> {
    @Override
    public int compareTo(Named other) {
        return name.length() - other.name.length();
    }
}

class Main {
    public static void main(String[] arguments) {
        System.out.println(new Named("a").compareTo(new Named("bc")));
    }
}
