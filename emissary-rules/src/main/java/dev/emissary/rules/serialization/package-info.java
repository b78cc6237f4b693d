/**
 * The rules that keep delegates out of serialized streams (EM-CLASS-5).
 *
 * <p>It sees the methods that are written and inherited, and no delegate.
 */
package dev.emissary.rules.serialization;
