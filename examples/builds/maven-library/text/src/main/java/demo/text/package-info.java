/** Texts. */
package demo.text;
