// type-arguments, line 7: the field has other type arguments than the interface: Callable<?> callable
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
