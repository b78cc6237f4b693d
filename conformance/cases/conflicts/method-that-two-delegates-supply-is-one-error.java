// clauses: EM-CONF-1, EM-DIAG-1
// claim: A method that two delegates supply is one error, which names the method, both delegates and both
//     interfaces.
// says:
//     close()
//     source
//     sink
//     Closeable
//     Base
import java.io.Closeable;
import java.io.IOException;

interface Base {
    void close() throws IOException;
}

interface Source extends Closeable {
    int read() throws IOException;
}

interface Sink extends Base {
    void write(int b);
}

emissary Duplex(Source source, Sink sink);  // error: method.conflict

class Abstract { interface A { void f(); } interface B { void f(); } emissary E(A a, B b); }  // error: method.conflict at B b
class Default { interface A { default void f() {} } interface B { default void f() {} } emissary E(A a, B b); }  // error: method.conflict at B b
class DefaultFirst { interface A { default void f() {} } interface B { void f(); } emissary E(A a, B b); }  // error: method.conflict at B b
class AbstractFirst { interface A { void f(); } interface B { default void f() {} } emissary E(A a, B b); }  // error: method.conflict at B b
class Inherited { interface A extends Z { } interface B extends Z { } interface Z { void f(); } emissary E(A a, B b); }  // error: method.conflict at B b
class InheritedDefault { interface A extends Z { } interface B extends Z { } interface Z { default void f() {} } emissary E(A a, B b); }  // error: method.conflict at B b
class RedeclaredInOne { interface A extends Z { void f(); } interface B extends Z { } interface Z { void f(); } emissary E(A a, B b); }  // error: method.conflict at B b
class Subinterface { interface A { void f(); } interface B extends A { } emissary E(A a, B b); }  // error: method.conflict at B b
class SameExceptions { interface A { void f() throws Exception; } interface B { void f() throws Exception; } emissary E(A a, B b); }  // error: method.conflict at B b
class NarrowerExceptions { interface A { void f() throws Exception; } interface B { void f() throws IOException; } emissary E(A a, B b); }  // error: method.conflict at B b
class OtherExceptions { interface A { void f() throws InterruptedException; } interface B { void f() throws IOException; } emissary E(A a, B b); }  // error: method.conflict at B b
class Varargs { interface A { void f(String... s); } interface B { void f(String[] s); } emissary E(A a, B b); }  // error: method.conflict at B b
class Generic { interface A { <T> void f(T t); } interface B { <U> void f(U u); } emissary E(A a, B b); }  // error: method.conflict at B b
class GenericAndErased { interface A { <T> void f(T t); } interface B { void f(Object o); } emissary E(A a, B b); }  // error: method.conflict at B b
class RawParameter { interface A { void f(java.util.List<String> l); } interface B { void f(java.util.List l); } emissary E(A a, B b); }  // error: method.conflict at B b
class TypeArguments { interface A extends P<String> {} interface B { void f(String s); } interface P<T> { void f(T t); } emissary E(A a, B b); }  // error: method.conflict at B b
class TypeArgumentsOfBoth { interface A extends P<String> {} interface B extends Q<String> { } interface P<T> { void f(T t); } interface Q<T> { void f(T t); } emissary E(A a, B b); }  // error: method.conflict at B b
class FromTheLibrary { interface A extends Comparable<String> {} interface B extends Comparable<String> {} emissary E(A a, B b); }  // error: method.conflict at B b
class Clone { interface A { Object clone(); } interface B { Object clone(); } emissary E(A a, B b); }  // error: method.conflict at B b
class NarrowerResult { interface A { Object f(); } interface B { String f(); } emissary E(A a, B b); }  // error: method.conflict at B b
