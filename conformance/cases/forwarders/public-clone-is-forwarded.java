// clauses: EM-FWD-2
// claim: A public clone that an interface declares is forwarded.
// methods of Front:
//     public Object clone()
// prints:
//     cloned
interface Sheep {
    Object clone();
}

class Dolly implements Sheep {
    @Override
    public Object clone() {
        return "cloned";
    }
}

emissary Front(Sheep sheep);

class Main {
    public static void main(String[] arguments) {
        System.out.println(new Front(new Dolly()).clone());
    }
}
