// clauses: EM-CLASS-1, EM-DEL-6
// claim: The type parameters of the emissary and their bounds are those of the class, and its supertypes mention
//     them.
// class X:
//     public final class X<T extends Number & Comparable<T>> extends dev.emissary.lang.Emissary implements java.util.Collection<T>, java.util.function.Supplier<T[]>
public emissary X<T extends Number & Comparable<T>>(java.util.Collection<T> list)
        implements java.util.function.Supplier<T[]> {
    @Override
    public T[] get() {
        return null;
    }
}
