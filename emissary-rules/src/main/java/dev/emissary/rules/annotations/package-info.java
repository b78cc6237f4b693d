/**
 * The rules about the annotations of forwarders (EM-FWD-3, EM-FWD-7): which of the interface's method and of the
 * emissary's header they carry, and where. Each compiler reads annotations and writes them, in its own form.
 */
package dev.emissary.rules.annotations;
