/* An interface with a method that throws a checked exception. */
package checked_exceptions;

import java.io.IOException;

public interface Source {
    int read() throws IOException;
}
