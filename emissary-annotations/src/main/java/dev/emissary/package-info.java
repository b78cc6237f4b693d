/**
 * The annotation that declares an emissary; {@link dev.emissary.Emissary} is also the place where the construct is
 * explained.
 */
package dev.emissary;
