/* A method that may return the delegate stays, and so hands it out as before. */
package corpus;

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

interface Builder {
    Builder add(String text);

    String build();
}
