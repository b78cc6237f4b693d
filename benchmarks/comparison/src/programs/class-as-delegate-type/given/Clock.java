/* A class that implements no interface. */
package class_as_delegate_type;

public class Clock {
    public String time() {
        return "noon";
    }
}
