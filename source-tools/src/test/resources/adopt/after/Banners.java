/* Banners over members that go. */
package corpus;

import dev.emissary.Emissary;
import java.util.Iterator;

@Emissary
record Banners(Iterator<String> iterator) {
    // The rest was added in Java 8.

    // ------------------------------------------------------------ Object

    @Override
    public String toString() {
        return "banners";
    }
}
