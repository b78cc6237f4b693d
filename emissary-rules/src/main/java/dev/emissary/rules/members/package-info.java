/**
 * The methods that an emissary has to implement, grouped by implementation, and how a delegate is called for each
 * (EM-FWD-4).
 *
 * <p>It may use what the header's rules found, and decides about no method.
 */
package dev.emissary.rules.members;
