// clauses: EM-FWD-5
// claim: A result whose type is erased to Object, an array or a class is returned as it is, also where it is the
//     delegate.
// class Impl: class Impl implements Foo<Impl>
// methods of Impl:
//     bridge public Foo variable()
//     public <U extends Object & Foo<Impl>> U some(Class<U>)
//     public <U> U any(Class<U>)
//     public Foo<Impl>[] array()
//     public Impl impl()
//     public Impl variable()
//     public Object object()
//     public static void main(String[])
// main: Impl
// prints: truetruetruetruetruetrue
interface Foo<T extends Foo<T>> {
    Object object();
    <U> U any(Class<U> type);
    <U extends Object & Foo<T>> U some(Class<U> type);
    T variable();
    Foo<T>[] array();
    Impl impl();
}
class Impl implements Foo<Impl> {
    public Object object() { return this; }
    public <U> U any(Class<U> type) { return type.cast(this); }
    public <U extends Object & Foo<Impl>> U some(Class<U> type) { return type.cast(this); }
    public Impl variable() { return this; }
    @SuppressWarnings({"unchecked", "rawtypes"}) public Foo<Impl>[] array() { return new Foo[] {this}; }
    public Impl impl() { return this; }
    public static void main(String[] arguments) {
        Impl i = new Impl();
        X x = new X(i);
        System.out.println("" + (x.object() == i) + (x.any(Impl.class) == i) + (x.some(Impl.class) == i)
                + (x.variable() == i) + (x.array()[0] == i) + (x.impl() == i));
    }
}
emissary X(Impl i) implements Foo<Impl>;
