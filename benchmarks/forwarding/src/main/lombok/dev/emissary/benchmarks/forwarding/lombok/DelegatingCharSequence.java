package dev.emissary.benchmarks.forwarding.lombok;

import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** A character sequence that forwards by Lombok. */
@RequiredArgsConstructor
public final class DelegatingCharSequence implements CharSequence {

    @Delegate
    private final CharSequence text;
}
