/** The compilers under test: what they are given and what they give, and how each kind is started. */
package dev.emissary.conformance.compiler;
