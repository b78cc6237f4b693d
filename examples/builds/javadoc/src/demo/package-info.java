/** What the guide documents. */
package demo;
