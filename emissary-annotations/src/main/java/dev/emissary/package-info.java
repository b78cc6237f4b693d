/** The annotation that declares an emissary; {@link dev.emissary.Emissary} also explains the construct. */
package dev.emissary;
