package dev.emissary.benchmarks.forwarding.alternative;

/** Makes objects that pass the calls of an interface on. */
public interface Forwarding {

    /** Makes nothing: the object stands for itself. */
    Forwarding NONE = new Forwarding() {
        @Override
        public boolean supports(Class<?> type) {
            return true;
        }

        @Override
        public <T> T inFrontOf(Class<T> type, T delegate) {
            return delegate;
        }
    };

    /** Returns whether it can do so for that interface. */
    boolean supports(Class<?> type);

    /** Returns an object that passes the calls of that interface on to the delegate. */
    <T> T inFrontOf(Class<T> type, T delegate);
}
