package dev.emissary.benchmarks.forwarding.lombok;

import dev.emissary.benchmarks.forwarding.cases.Account;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** An account that forwards by Lombok. */
@RequiredArgsConstructor
public final class DelegatingAccount implements Account {

    @Delegate
    private final Account account;
}
