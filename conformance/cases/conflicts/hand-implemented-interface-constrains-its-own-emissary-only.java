// clauses: EM-CONF-5
// claim: An interface implemented by hand constrains the forwarders of its own emissary, and of no other one.
// class A: final class A extends dev.emissary.lang.Emissary implements Foo
// methods of A:
//     public CharSequence f() throws java.io.FileNotFoundException
//     public void g()
// class B: final class B extends dev.emissary.lang.Emissary implements Foo, Hand
// methods of B:
//     bridge public Object f() throws java.io.IOException
//     public CharSequence f() throws java.io.FileNotFoundException
//     public void g()
// class D: final class D extends dev.emissary.lang.Emissary implements Foo, Comparable<D>
// methods of D:
//     bridge public int compareTo(Object)
//     public CharSequence f() throws java.io.FileNotFoundException
//     public int compareTo(D)
//     public void g()
// class C: final class C extends dev.emissary.lang.Emissary implements Foo, Quiet
// methods of C:
//     public CharSequence f()
//     public void g()
import java.io.*;
interface Foo { CharSequence f() throws FileNotFoundException; void g(); }
interface Hand { Object f() throws IOException; }
interface Quiet { CharSequence f(); }
emissary A(Foo f);
emissary B(Foo f) implements Hand;
emissary C(Foo f) implements Quiet { public CharSequence f() { return ""; } }
emissary D(Foo f) implements Comparable<D> { public int compareTo(D d) { return 0; } }
