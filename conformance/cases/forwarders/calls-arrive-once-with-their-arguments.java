// clauses: EM-FWD-1, EM-FWD-4
// claim: Each call arrives once, with the same arguments, and its result and exceptions come back unchanged.
// prints: z true b 1 c x s 2 i 3 l 4 f 5.0 d 6.0 o [7, 8] v java.io.IOException: 9
interface All {
    boolean z(boolean a);

    byte b(byte a);

    char c(char a);

    short s(short a);

    int i(int a);

    long l(long a);

    float f(float a);

    double d(double a);

    Object o(Object... a);

    void v(String a) throws java.io.IOException;
}

class Delegate implements All {
    static String log = "";

    @Override
    public boolean z(boolean a) {
        log += "z ";
        return a;
    }

    @Override
    public byte b(byte a) {
        log += "b ";
        return a;
    }

    @Override
    public char c(char a) {
        log += "c ";
        return a;
    }

    @Override
    public short s(short a) {
        log += "s ";
        return a;
    }

    @Override
    public int i(int a) {
        log += "i ";
        return a;
    }

    @Override
    public long l(long a) {
        log += "l ";
        return a;
    }

    @Override
    public float f(float a) {
        log += "f ";
        return a;
    }

    @Override
    public double d(double a) {
        log += "d ";
        return a;
    }

    @Override
    public Object o(Object... a) {
        log += "o ";
        return java.util.List.of(a);
    }

    @Override
    public void v(String a) throws java.io.IOException {
        log += "v ";
        throw new java.io.IOException(a);
    }
}

emissary Front(All all);

class Main {
    static void add(Object result) {
        Delegate.log += result + " ";
    }

    public static void main(String[] arguments) {
        Front front = new Front(new Delegate());
        add(front.z(true));
        add(front.b((byte) 1));
        add(front.c('x'));
        add(front.s((short) 2));
        add(front.i(3));
        add(front.l(4));
        add(front.f(5));
        add(front.d(6));
        add(front.o(7, 8));
        try {
            front.v("9");
        } catch (java.io.IOException failure) {
            add(failure);
        }
        System.out.println(Delegate.log.strip());
    }
}
