package q;
import java.util.*;

/** Public interfaces whose methods and type arguments mention types that other packages have no access to. */
public class HiddenTypes {
    static class Hidden extends Exception { private static final long serialVersionUID = 1; }
    static class Around { public static class Inside {} }
    public static class Shown extends Around {}
    public interface Result { Hidden m(); void ok(); }
    public interface Parameter { void m(Hidden h); }
    public interface Thrown { void m() throws Hidden; }
    public interface Bound { <T extends Hidden> void m(T t); }
    public interface Bounds { <T extends Runnable & Comparable<Hidden[]>> void m(T t); }
    public interface Deep { Map<String, ? super List<Hidden>[]> m(); }
    public interface Inside { Around.Inside m(); }
    public interface Inherited extends Result {}
    public interface Mark<T> {}
    public static class Foo implements Comparable<Hidden>, Mark<Hidden> {
        public int compareTo(Hidden h) { return 0; }
    }
    public static class Base { protected static class P {} public interface OfP { P m(); } }
}
