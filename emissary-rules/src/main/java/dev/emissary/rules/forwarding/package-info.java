/**
 * The rules for what becomes of each method: a forwarder, an error, or nothing because the body has it (EM-FWD).
 *
 * <p>It alone makes the plan of an emissary's methods, from what all rooms below it answer.
 */
package dev.emissary.rules.forwarding;
