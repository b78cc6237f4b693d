// clauses: EM-FWD-5, EM-EQ-2
// claim: The unchecked cast is not in the class file.
// together: same
//// Types.java
interface Expr<T> { T value(); <X> Expr<X> as(Class<X> type); <X extends Number> Expr<X> number(); <S extends Expr<T>> S self(); }
//// step 2: E.java
emissary E(Expr<String> expr);
//// same: E.java
final class E extends dev.emissary.lang.Emissary implements Expr<String> {
    private final Expr<String> expr;
    E(Expr<String> expr) { this.expr = expr; }
    @Override public String value() { return expr.value(); }
    @SuppressWarnings("unchecked") @Override public <X> Expr<X> as(Class<X> type) {
        Expr<X> result = expr.as(type);
        return result == expr ? (Expr<X>) this : result;
    }
    @SuppressWarnings("unchecked") @Override public <X extends Number> Expr<X> number() {
        Expr<X> result = expr.<X>number();
        return result == (Object) expr ? (Expr<X>) (Expr<?>) this : result;
    }
    @SuppressWarnings("unchecked") @Override public <S extends Expr<String>> S self() {
        S result = expr.<S>self();
        return result == expr ? (S) this : result;
    }
}
