/** Views of texts, which do not hand out the texts. */
package demo.views;
