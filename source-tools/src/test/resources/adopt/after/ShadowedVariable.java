/* A forwarder whose type variable hides that of the class stays as it is written. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record ShadowedVariable<T>(Converter<T> converter) {
    @Override
    public <T extends Number> T convert(T number) {
        return converter.convert(number);
    }
}

interface Converter<S> {
    <N extends Number> N convert(N number);

    S last();
}
