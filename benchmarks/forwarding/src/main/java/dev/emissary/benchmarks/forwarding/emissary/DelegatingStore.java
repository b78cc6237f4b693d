package dev.emissary.benchmarks.forwarding.emissary;

import dev.emissary.Emissary;
import dev.emissary.benchmarks.forwarding.cases.Store;

/** A store that forwards as an emissary. */
@Emissary
public record DelegatingStore(Store<String> store) {}
