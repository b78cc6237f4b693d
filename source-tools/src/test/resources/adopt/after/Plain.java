/* One delegate, and nothing else. */
package corpus;

import dev.emissary.Emissary;

@Emissary
public record Plain(Meter meter) {}

interface Meter {
    long count();

    void mark(long n);

    String name();
}
