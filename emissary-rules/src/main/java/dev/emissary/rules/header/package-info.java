/**
 * The rules for a header: which interfaces an emissary delegates, to which component, and how a component serves them
 * (EM-DEL), and which constructors may be written (EM-CTOR).
 *
 * <p>It may ask types and advice, and knows no forwarder.
 */
package dev.emissary.rules.header;
