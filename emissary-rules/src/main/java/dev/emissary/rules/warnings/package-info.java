/**
 * The rules for legal code in which an emissary may not do what its author expects (EM-DIAG-4).
 *
 * <p>It sees complete decisions, and changes none.
 */
package dev.emissary.rules.warnings;
