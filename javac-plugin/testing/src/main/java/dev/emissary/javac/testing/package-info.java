/** What the tests share: a compiler with the plugin in it, and looks at what it compiled. */
package dev.emissary.javac.testing;
