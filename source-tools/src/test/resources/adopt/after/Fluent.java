/* A method that may return the delegate stays, and so hands it out as before. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record Fluent(Builder builder) {
    @Override
    public Builder add(String text) {
        return builder.add(text);
    }
}

interface Builder {
    Builder add(String text);

    String build();
}
