/* A forwarder whose type variable hides that of the class stays unchanged. */
package corpus;

//// before
final class ShadowedVariable<T> implements Converter<T> {
    private final Converter<T> converter;

    ShadowedVariable(Converter<T> converter) {
        this.converter = converter;
    }

    @Override
    public <T extends Number> T convert(T number) {
        return converter.convert(number);
    }

    @Override
    public T last() {
        return converter.last();
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
record ShadowedVariable<T>(Converter<T> converter) {
    @Override
    public <T extends Number> T convert(T number) {
        return converter.convert(number);
    }
}

//// given
interface Converter<S> {
    <N extends Number> N convert(N number);

    S last();
}
