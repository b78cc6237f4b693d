// clauses: EM-FWD-6
// claim: A hand-written method with weaker access than public is the language's own error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); void n(); }

class Package {
    emissary X<E extends Number>(Foo<E> foo) {
        void m() {}  // error
    }
}
class Private {
    emissary X<E extends Number>(Foo<E> foo) {
        private void m() {}  // error
    }
}
