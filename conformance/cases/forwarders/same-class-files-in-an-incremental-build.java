// clauses: EM-FWD-9
// claim: An emissary whose types come from class files has the class file that it has beside their sources.
// together: same
//// Source.java
import java.util.List;

public interface Source<T extends Comparable<T>> extends Comparable<Source<T>> {
    <U extends T> List<U> all(List<? super U> into, String... more) throws java.io.IOException;

    Source<T> self();

    default void nothing() {}

    void nothing(String name);

    void nothing(int number, String name);

    void nothing(int number);

    void all();
}
//// step 2: Front.java
public emissary Front<T extends Comparable<T>>(Source<T> source, Runnable task);
