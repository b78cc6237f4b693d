// shows: Two components are two fields, a constructor, and a forwarder for each method
// clauses: EM-CLASS-1, EM-CLASS-2, EM-CTOR-1, EM-FWD-1, EM-FWD-4
//// Article.java
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
//// plain: Article.java
/* The two delegates of the article. */
package article;

import dev.emissary.lang.Emissary;

interface Foo {
    void f();
}

interface Bar {
    void b();
}

/** Stands in front of a {@code Foo} and a {@code Bar}. */
public final class Article extends Emissary implements Foo, Bar {
    private final Foo foo;
    private final Bar bar;

    public Article(Foo foo, Bar bar) {
        this.foo = foo;
        this.bar = bar;
    }

    @Override
    public void f() {
        foo.f();
    }

    @Override
    public void b() {
        bar.b();
    }
}
