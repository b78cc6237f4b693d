// clauses: EM-ENC-5, EM-FWD-5
// claim: A forwarder does not return the delegate that it calls; another component's delegate is passed on, as every other answer.
// prints:
//     Front
//     Second
interface Step { Step next(boolean own); }
interface Other { void stop(); }
class Second implements Step, Other {
    @Override public Step next(boolean own) { return this; }
    @Override public void stop() {}
}
record First(Step second) implements Step {
    @Override public Step next(boolean own) { return own ? this : second; }
}
emissary Front(Step step, Other other);

class Main {
    public static void main(String... args) {
        Second second = new Second();
        Front front = new Front(new First(second), second);
        System.out.println(front.next(true).getClass().getName());
        System.out.println(front.next(false).getClass().getName());
    }
}
