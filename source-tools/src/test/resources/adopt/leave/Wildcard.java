// type-arguments, line 7: the field has other type arguments than the interface: Callable<?> callable; few, line 14: less than half of the methods are plain forwarders: call has a different return type from Callable.call
package corpus;

import java.util.concurrent.Callable;

final class Wildcard implements Callable<Object> {
    private final Callable<?> callable;

    Wildcard(Callable<?> callable) {
        this.callable = callable;
    }

    @Override
    public Object call() throws Exception {
        return callable.call();
    }
}
