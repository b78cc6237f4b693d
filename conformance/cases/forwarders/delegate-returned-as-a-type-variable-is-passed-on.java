// clauses: EM-FWD-5, EM-ENC-5
// claim: A delegate that returns itself is passed on where the result is a type variable, whatever its bounds are.
// class Q: class Q implements B<Q>
// methods of Q:
//     bridge public B bounded(B)
//     bridge public B self()
//     public <S extends B<Q> & Comparable<S>> S comparable()
//     public <S extends B<Q>> S some()
//     public <S extends B> S raw()
//     public <U extends Q> U bounded(U)
//     public B<Q> me()
//     public Q self()
//     public static void main(String[])
// main: Q
// prints: falsetruefalsefalsefalsefalse
interface B<T extends B<T>> {
    T self();
    B<T> me();
    <S extends B<T>> S some();
    <S extends B<T> & Comparable<S>> S comparable();
    <U extends T> U bounded(U sample);
    @SuppressWarnings("rawtypes") <S extends B> S raw();
}
class Q implements B<Q> {
    public Q self() { return this; }
    public B<Q> me() { return this; }
    @SuppressWarnings("unchecked") public <S extends B<Q>> S some() { return (S) this; }
    @SuppressWarnings("unchecked") public <S extends B<Q> & Comparable<S>> S comparable() {
        return (S) (Object) this;
    }
    @SuppressWarnings("unchecked") public <U extends Q> U bounded(U sample) { return (U) this; }
    @SuppressWarnings({"unchecked", "rawtypes"}) public <S extends B> S raw() { return (S) this; }
    public static void main(String[] arguments) {
        Q q = new Q();
        X<Q> x = new X<>(q);
        B<?> some = x.some();
        B<?> raw = x.<B<?>>raw();
        Object comparable = x.comparable();
        System.out.println("" + ((B<?>) x.self() == x) + (x.me() == x) + (some == x) + (raw == x) + (comparable == x)
                + ((B<?>) x.bounded(q) == x));
    }
}
emissary X<T extends B<T>>(B<T> b);
