// clauses: EM-FWD-5, EM-ENC-5
// claim: A delegate that returns itself is passed on where the result has type arguments that the emissary has not.
// class Self: class Self implements Expr<String>
// methods of Self:
//     bridge public Object value()
//     private <R> R unchecked()
//     public <X extends Number> Expr<X> number(Class<X>)
//     public <X> Expr<X> as(Class<X>)
//     public Expr<? extends Runnable> task()
//     public String value()
//     public static void main(String[])
// main: Self
// prints: falsefalsefalsefalsefalsefalse
interface Expr<T> {
    T value();
    <X> Expr<X> as(Class<X> type);
    <X extends Number> Expr<X> number(Class<X> type);
    Expr<? extends Runnable> task();
}
emissary E(Expr<String> expr);
emissary G<T>(Expr<T> expr);
class Self implements Expr<String> {
    public String value() { return "self"; }
    @SuppressWarnings("unchecked") private <R> R unchecked() { return (R) this; }
    public <X> Expr<X> as(Class<X> type) { return unchecked(); }
    public <X extends Number> Expr<X> number(Class<X> type) { return unchecked(); }
    public Expr<? extends Runnable> task() { return unchecked(); }
    public static void main(String[] arguments) {
        E e = new E(new Self());
        G<String> g = new G<>(new Self());
        System.out.println("" + ((Object) e.as(Thread.class) == e) + ((Object) e.number(Long.class) == e)
                + ((Object) e.task() == e) + ((Object) g.as(Thread.class) == g)
                + ((Object) g.number(Long.class) == g) + ((Object) g.task() == g));
    }
}
