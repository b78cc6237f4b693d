package dev.emissary.benchmarks.forwarding.emissary;

import dev.emissary.Emissary;
import java.util.concurrent.CompletionService;

/** A completion service that forwards as an emissary. */
@Emissary
public record DelegatingCompletionService<V>(CompletionService<V> service) {}
