// clauses: EM-CLASS-2
// claim: Each component is a private final field in order.
// class X: public final class X<T> extends dev.emissary.lang.Emissary implements Runnable
// methods of X: public void run()
// fields of X:
//     private final int i
//     private final Runnable r
//     private final T t
//     private final long[][] grid
//     private final java.util.Map.Entry<T, ?> entry
//     private final String[] rest
@dev.emissary.Emissary({Runnable.class})
public record X<T>(int i, Runnable r, T t, long[][] grid, java.util.Map.Entry<T, ?> entry, String... rest) { }
