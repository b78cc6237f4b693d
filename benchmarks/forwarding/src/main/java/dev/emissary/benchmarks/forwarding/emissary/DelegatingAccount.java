package dev.emissary.benchmarks.forwarding.emissary;

import dev.emissary.Emissary;
import dev.emissary.benchmarks.forwarding.cases.Account;

/** An account that forwards as an emissary. */
@Emissary
public record DelegatingAccount(Account account) {}
