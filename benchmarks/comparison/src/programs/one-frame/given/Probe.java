/* An interface that looks at the stack. */
package one_frame;

import java.util.List;

public interface Probe {
    List<String> callers();
}
