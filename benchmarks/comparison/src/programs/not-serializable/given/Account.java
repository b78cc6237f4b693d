/* The interface that the wrappers implement. */
package not_serializable;

import java.io.Serializable;

/** An account that can be asked, and written. */
public interface Account extends Serializable {
    /** Returns what is on it. */
    long balance();
}
