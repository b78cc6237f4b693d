// The declaration that an interface implemented by hand needs.
// clauses: EM-CONF-5, EM-CONF-6, EM-DIAG-1

//// case: declaration-that-a-hand-implemented-interface-needs-is-proposed
// claim: Where a forwarder does not suit an interface that is implemented by hand, a declaration that suits both is
//     proposed at this interface, if there is one; it calls the delegate if that can be, and the default if there is one.
// says:
//     @Override public Object m1() { try { return this.f.m1(); } catch (java.io.IOException e) { throw new RuntimeException(e); } }
//     @Override public void m2(int e) throws InterruptedException { try { this.f.m2(e); } catch (java.io.IOException exception) { throw new RuntimeException(exception); } }
//     @Override public void m8() { try { this.f.m8(); } catch (java.io.IOException | InterruptedException e) { throw new RuntimeException(e); } }
//     @Override public <X extends Exception> void m3(Class<X> c) { throw new UnsupportedOperationException(); }
//     @Override public String m4() { throw new UnsupportedOperationException(); }
//     @Override public <A> A m5(A a) { throw new UnsupportedOperationException(); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m6(java.util.List l) { this.f.m6(l); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m7(java.util.List l) { this.f.m7(l); } // or Default.Hand.super.m7(l)
import java.io.*;
import java.util.*;

class Checked { interface Foo { Object m1() throws IOException; } interface Hand { Object m1(); } emissary E(Foo f) implements Hand; }  // error: method.required.throws at Hand;
class OneOfTwo { interface Foo { void m2(int e) throws IOException, InterruptedException; } interface Hand { void m2(int e) throws InterruptedException; } emissary E(Foo f) implements Hand; }  // error: method.required.throws at Hand;
class Subclasses { interface Foo { void m8() throws FileNotFoundException, IOException, InterruptedException; } interface Hand { void m8(); } emissary E(Foo f) implements Hand; }  // error: method.required.throws at Hand;
class Variable { interface Foo { <X extends Exception> void m3(Class<X> c) throws X; } interface Hand { <Y extends Exception> void m3(Class<Y> c); } emissary E(Foo f) implements Hand; }  // error: method.required.throws at Hand;
class Narrower { interface Foo { Object m4() throws IOException; } interface Hand { String m4(); } emissary E(Foo f) implements Hand; }  // error: method.required.result at Hand;
class Generic { interface Foo { <A> Object m5(A a); } interface Hand { <B> B m5(B b); } emissary E(Foo f) implements Hand; }  // error: method.required.result at Hand;
class Clash { interface Foo { void m6(List<String> l); } interface Hand { void m6(List<Integer> l); } emissary E(Foo f) implements Hand; }  // error: method.required.clash at Hand;
class Default { interface Foo { void m7(List<String> l); } interface Hand { default void m7(List<Integer> l) {} } emissary E(Foo f) implements Hand; }  // error: method.required.clash at Hand;
