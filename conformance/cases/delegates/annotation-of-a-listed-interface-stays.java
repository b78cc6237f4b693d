// clauses: EM-DEL-2
// claim: A type-use annotation of an interface of the implements clause stays with it.
// class E: final class E extends dev.emissary.lang.Emissary implements Runnable, @A AutoCloseable
// methods of E:
//     public void close() throws Exception
//     public void run()
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface A {}
emissary E(Runnable r, AutoCloseable c) implements @A AutoCloseable;
