/* A quote without Unsafe as its owner has it. */
package dev.emissary.examples.marketdata.portable;

import dev.emissary.examples.marketdata.Quote;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * A mutable quote whose bytes have the places that {@link PortableLayout} writes down.
 *
 * <p>Implementations that need more than Java 17 are providers of this service.
 */
public interface PortableDto extends Quote, FixedForm {

    /** Returns what the implementation is made of. */
    String technique();

    /** Takes everything from another quote. */
    void set(Quote other);

    /** Creates a quote of every implementation that this JVM has. */
    static List<PortableDto> all() {
        List<PortableDto> all = new ArrayList<>();
        all.add(new PortableMarketData());
        ServiceLoader.load(PortableDto.class).forEach(all::add);
        return all;
    }
}
