// clauses: EM-FWD-1, EM-FWD-3
// claim: A generic method is overridden by its erasure.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Two
// methods of X:
//     bridge public java.util.List m(java.util.List, String)
//     public java.util.ArrayList m(java.util.List, String)
import java.util.*;
interface One { <T> List<T> m(List<T> l, String s); }
@SuppressWarnings({"rawtypes", "unchecked"}) interface Two extends One { ArrayList m(List l, String s); }
@SuppressWarnings("rawtypes") emissary X(Two two);
