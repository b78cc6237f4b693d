/* An interface. */
package only_forwarders;

public interface Bell {
    String ring();
}
