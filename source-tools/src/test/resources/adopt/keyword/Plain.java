/* One delegate, and nothing else. */
package corpus;

public emissary Plain(Meter meter);

interface Meter {
    long count();

    void mark(long n);

    String name();
}
