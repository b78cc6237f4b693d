// few, line 12: less than half of the methods are plain forwarders: call is not the same as the compiler's
package corpus;

final class DeprecatedInInterface implements Old {
    private final Old old;

    DeprecatedInInterface(Old old) {
        this.old = old;
    }

    @Override
    public void call() {
        old.call();
    }
}

interface Old {
    @Deprecated
    void call();
}
