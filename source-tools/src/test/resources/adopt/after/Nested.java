/* Delegating classes in an enum, in an interface and in a class. */
package corpus;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

class Nested {
    @Emissary
    private record InClass<T>(Callable<T> callable) {
        InClass {}
    }

    Callable<String> callable() {
        return new InClass<>(() -> "");
    }

    enum InEnum {
        ONE;

        @Emissary
        record Task(Runnable runnable) {
            private Task {}
        }
    }

    interface Tasks {
        @Emissary
        record Task(Runnable runnable) {}
    }
}
