// clauses: EM-FWD-2
// claim: A public clone that an interface declares is forwarded, and so is an overload of finalize.
// methods of Front:
//     public Object clone()
//     public void finalize(int)
// prints: cloned
interface Sheep extends Cloneable {
    Object clone();

    void finalize(int overload);
}

class Dolly implements Sheep {
    @Override
    public Object clone() {
        return "cloned";
    }

    @Override
    public void finalize(int overload) {}
}

emissary Front(Sheep sheep);

class Main {
    public static void main(String[] arguments) {
        System.out.println(new Front(new Dolly()).clone());
    }
}
