// clauses: EM-FORM-2
// claim: Modifiers and annotations stand before the word in any order.
// class M$G: @Deprecated static final class M$G extends dev.emissary.lang.Emissary implements Runnable
// methods of M$G: public void run()
// class M$F: static final class M$F extends dev.emissary.lang.Emissary implements Runnable
// methods of M$F: public void run()
// class M$E: @Deprecated public static final class M$E extends dev.emissary.lang.Emissary implements Runnable
// methods of M$E: public void run()
// class M$D: static final class M$D extends dev.emissary.lang.Emissary implements Runnable
// methods of M$D: public void run()
// class M$C: @Deprecated protected static final class M$C extends dev.emissary.lang.Emissary implements Runnable
// methods of M$C: public void run()
// class M$B: @Deprecated private static final class M$B extends dev.emissary.lang.Emissary implements Runnable
// methods of M$B: public void run()
// class M$A: public static final class M$A extends dev.emissary.lang.Emissary implements Runnable
// methods of M$A: public void run()
public final class M {
    public static final emissary A(Runnable r);
    @Deprecated private emissary B(Runnable r) { }
    static @Deprecated protected emissary C(Runnable r);
    final emissary D(Runnable r) implements Runnable;
    @SuppressWarnings("unused") @Deprecated() public emissary E(Runnable r);
    @SuppressWarnings({"unused", "rawtypes"}) emissary F(Runnable r);
    @java.lang.Deprecated emissary G(Runnable r);
    B b;
}
