/** The cases: what their files say, and nothing of any compiler. */
package dev.emissary.conformance.cases;
