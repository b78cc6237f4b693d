/* Default methods that the class inherits are called as before. */
package corpus;

import dev.emissary.Emissary;
import java.util.Iterator;
import java.util.function.Consumer;

@Emissary
record MissingDefault(Iterator<String> iterator) {
    @Override
    public void forEachRemaining(Consumer<? super String> consumer) {
        Iterator.super.forEachRemaining(consumer);
    }

    @Override
    public void remove() {
        Iterator.super.remove();
    }
}
