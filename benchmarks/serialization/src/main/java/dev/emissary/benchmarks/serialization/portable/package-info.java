/** The same quote without {@code sun.misc.Unsafe}: its bytes have the same places on every JVM. */
package dev.emissary.benchmarks.serialization.portable;
