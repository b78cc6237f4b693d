/* A delegate. */
package bridges;

public final class Page implements Words {
    private String last = "";

    @Override
    public String last() {
        return last;
    }

    @Override
    public void put(String value) {
        last = value;
    }
}
