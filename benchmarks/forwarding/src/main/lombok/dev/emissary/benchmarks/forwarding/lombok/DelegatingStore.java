package dev.emissary.benchmarks.forwarding.lombok;

import dev.emissary.benchmarks.forwarding.cases.Store;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** A store that forwards by Lombok. */
@RequiredArgsConstructor
public final class DelegatingStore implements Store<String> {

    @Delegate
    private final Store<String> store;
}
