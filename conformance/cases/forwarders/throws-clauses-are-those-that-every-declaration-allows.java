// clauses: EM-FWD-3
// claim: Throws clauses are those that every declaration allows.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements All
// methods of X:
//     public void a() throws java.io.FileNotFoundException, java.io.EOFException
//     public void b()
//     public void c()
import java.io.*;
interface One { void a() throws IOException; void b() throws IOException, InterruptedException; void c(); }
interface Two { void a() throws FileNotFoundException, EOFException; void b() throws ReflectiveOperationException; void c() throws Exception; }
interface All extends One, Two {}
emissary X(All all);
