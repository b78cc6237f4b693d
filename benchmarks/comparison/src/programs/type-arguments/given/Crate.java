/* A delegate. */
package type_arguments;

public final class Crate implements Box<String> {
    private String value = "";

    @Override
    public String get() {
        return value;
    }

    @Override
    public void put(String value) {
        this.value = value;
    }
}
