/** The adapters: how each kind of compiler is started, and what it understands. */
package dev.emissary.conformance.adapters;
