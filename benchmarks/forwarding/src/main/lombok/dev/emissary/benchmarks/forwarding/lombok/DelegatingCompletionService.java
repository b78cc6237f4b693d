package dev.emissary.benchmarks.forwarding.lombok;

import java.util.concurrent.CompletionService;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** A completion service that forwards by Lombok. */
@RequiredArgsConstructor
public final class DelegatingCompletionService<V> implements CompletionService<V> {

    @Delegate
    private final CompletionService<V> service;
}
