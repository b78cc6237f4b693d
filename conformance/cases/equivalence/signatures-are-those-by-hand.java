// clauses: EM-EQ-2, EM-FWD-3, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: variable arity, throws clauses, deprecation,
//     primitives of all kinds and arrays, and local variables.
// together: same
//// Types.java
import java.io.*;
import java.util.*;
@SuppressWarnings("unchecked") interface Joiner<T> {
    String join(T... parts);
    String format(String pattern, int... numbers);
    <A> List<A> list(List<? extends A>... lists);
    void nested(T[]... all);
}
interface Task<V, X extends Throwable> {
    V call() throws X, InterruptedException;
    <Y extends Exception> void run(Class<Y> type) throws Y, X, IOException;
    default void unchecked() throws IllegalStateException, Error {}
}
interface Old {
    @Deprecated void a();
    @Deprecated(since = "3", forRemoval = true) default int b() { return 1; }
}
interface All {
    boolean z(boolean a); byte b(byte a); char c(char a); short s(short a);
    int i(int a); long j(long a); float f(float a); double d(double a);
    void all(long a, double b, int c, float d, boolean e, byte f, short g, char h, long i, Object j);
    int[] is(long[][] a, String[]... b);
    double[][][] ds();
    void last(double a, long b, double c, long d);
}
interface Locals { long f(String text, long[] more, double d); Locals self(double d, Object o); }
//// step 2: Emissaries.java
import java.io.*;
import java.util.*;
emissary OfVarargs(Joiner<String> joiner);
emissary OfThrowing<Z extends Exception>(Task<int[], Z> task);
emissary OfOld(Old foo);
emissary OfAll(All all);
emissary OfLocals(Locals foo) { OfLocals { foo = foo.self(1, null); } }
//// same: Emissaries.java
import java.io.*;
import java.util.*;
final class OfVarargs extends dev.emissary.lang.Emissary implements Joiner<String> {
    private final Joiner<String> joiner;
    OfVarargs(Joiner<String> joiner) { this.joiner = joiner; }
    public String join(String... arg0) { return joiner.join(arg0); }
    public String format(String arg0, int... arg1) { return joiner.format(arg0, arg1); }
    public <A> List<A> list(List<? extends A>... arg0) { return joiner.list(arg0); }
    public void nested(String[]... arg0) { joiner.nested(arg0); }
}
final class OfThrowing<Z extends Exception> extends dev.emissary.lang.Emissary implements Task<int[], Z> {
    private final Task<int[], Z> task;
    OfThrowing(Task<int[], Z> task) { this.task = task; }
    public int[] call() throws Z, InterruptedException { return task.call(); }
    public <Y extends Exception> void run(Class<Y> arg0) throws Y, Z, IOException { task.run(arg0); }
    public void unchecked() throws IllegalStateException, Error { task.unchecked(); }
}
@SuppressWarnings("all") final class OfOld extends dev.emissary.lang.Emissary implements Old {
    private final Old foo;
    OfOld(Old foo) { this.foo = foo; }
    @Deprecated public void a() { foo.a(); }
    @Deprecated(since = "3", forRemoval = true) public int b() { return foo.b(); }
}
final class OfAll extends dev.emissary.lang.Emissary implements All {
    private final All all;
    OfAll(All all) { this.all = all; }
    public boolean z(boolean arg0) { return all.z(arg0); }
    public byte b(byte arg0) { return all.b(arg0); }
    public char c(char arg0) { return all.c(arg0); }
    public short s(short arg0) { return all.s(arg0); }
    public int i(int arg0) { return all.i(arg0); }
    public long j(long arg0) { return all.j(arg0); }
    public float f(float arg0) { return all.f(arg0); }
    public double d(double arg0) { return all.d(arg0); }
    public void all(long arg0, double arg1, int arg2, float arg3, boolean arg4, byte arg5, short arg6,
            char arg7, long arg8, Object arg9) {
        all.all(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9);
    }
    public int[] is(long[][] arg0, String[]... arg1) { return all.is(arg0, arg1); }
    public double[][][] ds() { return all.ds(); }
    public void last(double arg0, long arg1, double arg2, long arg3) { all.last(arg0, arg1, arg2, arg3); }
}
final class OfLocals extends dev.emissary.lang.Emissary implements Locals {
    private final Locals foo;
    OfLocals(Locals foo) { foo = foo.self(1, null); this.foo = foo; }
    public long f(String arg0, long[] arg1, double arg2) { return foo.f(arg0, arg1, arg2); }
    public Locals self(double arg0, Object arg1) {
        Locals result = foo.self(arg0, arg1);
        return result == foo ? this : result;
    }
}
