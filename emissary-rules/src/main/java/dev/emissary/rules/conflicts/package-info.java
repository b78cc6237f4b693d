/**
 * The rules for methods that several delegates, or a delegate and an interface implemented by hand, have in common
 * (EM-CONF), and the method that would reconcile them.
 *
 * <p>It may use members; it adds no method to an emissary.
 */
package dev.emissary.rules.conflicts;
