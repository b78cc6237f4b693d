/** The compilers under test: what they are given and what they give, and an adapter for each kind. */
package dev.emissary.conformance.compiler;
