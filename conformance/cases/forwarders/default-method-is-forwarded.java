// clauses: EM-FWD-1
// claim: A default method is forwarded, so that callers get the delegate's own override of it.
// methods of Front:
//     public String name()
// prints:
//     loud
interface Named {
    default String name() {
        return "quiet";
    }
}

final class Loud implements Named {
    @Override
    public String name() {
        return "loud";
    }
}

emissary Front(Named named);

class Main {
    public static void main(String[] arguments) {
        System.out.println(new Front(new Loud()).name());
    }
}
