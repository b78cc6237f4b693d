// unverified, line 4: cannot be verified: the result adds method call()V @Ljava/lang/Deprecated; of corpus.DeprecatedInInterface
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
