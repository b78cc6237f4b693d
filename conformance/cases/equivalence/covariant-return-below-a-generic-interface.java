// clauses: EM-EQ-2, EM-FWD-1, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: covariant return below a generic interface.
// together: same
//// Types.java
interface Top<T> { T get(); Object any(T t); }
interface Middle<U extends CharSequence> extends Top<U> { U get(); CharSequence any(U u); }
interface Bottom extends Middle<String> { String get(); }
//// step 2: X.java
emissary X(Bottom bottom);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Bottom {
    private final Bottom bottom;
    X(Bottom bottom) { this.bottom = bottom; }
    public String get() { return bottom.get(); }
    public CharSequence any(String arg0) { return bottom.any(arg0); }
}
