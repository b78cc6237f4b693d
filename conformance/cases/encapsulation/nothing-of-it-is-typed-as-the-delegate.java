// clauses: EM-ENC-2, EM-ENC-5
// claim: No member that others may use returns the delegate, is the delegate, or is called to hand it out.
// fields of Front: private final Names names
// methods of Front: public Names self()
// prints: true true
interface Names {
    Names self();
}

emissary Front(Names names);

class Main {
    public static void main(String[] arguments) {
        Names[] delegate = new Names[1];
        delegate[0] = () -> delegate[0];
        Front front = new Front(delegate[0]);
        System.out.println((front.self() == front) + " " + (front.self() != delegate[0]));
    }
}
