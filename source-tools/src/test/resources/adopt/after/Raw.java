/* A raw interface, which the emissary of a raw component implements as well. */
package corpus;

import dev.emissary.Emissary;
import java.util.Iterator;
import java.util.function.Consumer;

@SuppressWarnings({"rawtypes", "unchecked"})
@Emissary
record Raw(Iterator iterator) {
    @Override
    public void forEachRemaining(Consumer consumer) {
        Iterator.super.forEachRemaining(consumer);
    }
}
