// shows: Type variables, parameters and classes that have one name are kept apart
// clauses: EM-FWD-3, EM-FWD-8
package names;

import dev.emissary.Emissary;
import java.util.Map;
import java.util.concurrent.Callable;

interface Source<T> {
    <E extends Comparable<E>, T1> Map.Entry<E, T> entry(E key, T1 other, java.util.List<? super T> list);

    <X extends Exception> void fail() throws X;

    <U> U make();

    java.sql.Date date(java.util.Date date);
}

/** A class of a name that the forwarders would like to use. */
class List {}

@Emissary
record Names<E, T>(Source<T> arg0, Callable<E> result) implements Source<T>, Callable<E> {
    static class Date {}
}
