/* The first style: the library finds the fields by reflection. */
package dev.emissary.examples.marketdata;

/** A quote that says nothing about its serialized form: Chronicle writes field after field, found by reflection. */
public final class DefaultMarketData extends MarketData {}
