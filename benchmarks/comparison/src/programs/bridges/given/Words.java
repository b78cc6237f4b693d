/* An interface that narrows both methods. */
package bridges;

public interface Words extends Sink<String> {
    @Override
    String last();

    @Override
    void put(String value);
}
