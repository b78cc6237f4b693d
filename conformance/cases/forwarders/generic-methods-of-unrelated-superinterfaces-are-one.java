// clauses: EM-FWD-1, EM-FWD-3
// claim: Generic methods of unrelated superinterfaces are one.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements All
// methods of X:
//     bridge public java.util.Collection m(java.util.List)
//     public <U extends Comparable<U>> java.util.List<U> m(java.util.List<U>)
import java.util.*;
interface One { <T extends Comparable<T>> Collection<T> m(List<T> l); }
interface Two { <U extends Comparable<U>> List<U> m(List<U> l); }
interface All extends One, Two {}
emissary X(All all);
