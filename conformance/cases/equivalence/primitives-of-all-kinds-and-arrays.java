// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: primitives of all kinds and arrays.
// together: same
//// Types.java
interface All {
    boolean z(boolean a); byte b(byte a); char c(char a); short s(short a);
    int i(int a); long j(long a); float f(float a); double d(double a);
    void all(long a, double b, int c, float d, boolean e, byte f, short g, char h, long i, Object j);
    int[] is(long[][] a, String[]... b);
    double[][][] ds();
    void last(double a, long b, double c, long d);
}
//// step 2: X.java
emissary X(All all);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements All {
    private final All all;
    X(All all) { this.all = all; }
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
