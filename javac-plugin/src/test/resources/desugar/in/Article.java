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
