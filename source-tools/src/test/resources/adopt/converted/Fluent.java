/* A method that may return the delegate stays, and so returns it as before. */
package corpus;

//// before
final class Fluent implements Builder {
    private final Builder builder;

    Fluent(Builder builder) {
        this.builder = builder;
    }

    @Override
    public Builder add(String text) {
        return builder.add(text);
    }

    @Override
    public String build() {
        return builder.build();
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
record Fluent(Builder builder) {
    @Override
    public Builder add(String text) {
        return builder.add(text);
    }
}

//// given
interface Builder {
    Builder add(String text);

    String build();
}
