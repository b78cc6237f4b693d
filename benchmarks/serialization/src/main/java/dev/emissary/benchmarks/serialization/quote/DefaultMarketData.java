package dev.emissary.benchmarks.serialization.quote;

/** A quote that says nothing about its serialized form: Chronicle writes field after field, found by reflection. */
public final class DefaultMarketData extends MarketData {}
