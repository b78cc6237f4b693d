// clauses: EM-FORM-2
// claim: A semicolon may follow an implements clause.
// class A: final class A extends dev.emissary.lang.Emissary implements java.util.Collection<String>, Iterable<String>
// class B:
//     final class B<T extends Comparable<T>> extends dev.emissary.lang.Emissary implements java.util.Collection<java.util.List<T>>, java.util.RandomAccess
// class C$D: static final class C$D extends dev.emissary.lang.Emissary implements Runnable
// methods of C$D: public void run()
import java.util.*;
emissary A(Collection<String> c) implements Iterable<String>;
emissary B<T extends Comparable<T>>(ArrayList<List<T>> c)
    implements java.util.Collection<java.util.List<T>>, RandomAccess
    ;
class C { emissary D(Runnable r) implements Runnable; int x; }
