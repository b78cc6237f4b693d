package dev.emissary.examples.restrictedview;

import dev.emissary.Emissary;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/**
 * A future that only the owner of the {@link CompletableFuture} behind it can complete or cancel.
 *
 * <p>The list names the interface without type arguments; that it is {@code Future<T>} follows from the component.
 *
 * @param <T> what the future will give
 */
@Emissary(Future.class)
public record Outcome<T>(CompletableFuture<T> future) {
    /** Refuses: whoever waits for an outcome has no say in it. */
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        return false;
    }
}
