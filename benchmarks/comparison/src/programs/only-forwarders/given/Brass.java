/* A delegate. */
package only_forwarders;

public final class Brass implements Bell {
    @Override
    public String ring() {
        return "ding";
    }
}
