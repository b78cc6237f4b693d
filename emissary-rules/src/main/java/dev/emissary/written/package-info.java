/** What is judged by words alone, before any type is known: the body of a declaration, and options. */
package dev.emissary.written;
