// shows: Two components are two fields, a constructor, and a forwarder for each method
// clauses: EM-CLASS-1, EM-CLASS-2, EM-CTOR-1, EM-FWD-1, EM-FWD-4
/* The two delegates of the article. */
package article;

interface Foo {
    void f();
}

interface Bar {
    void b();
}

/** Stands in front of a {@code Foo} and a {@code Bar}. */
public emissary Article(Foo foo, Bar bar);
