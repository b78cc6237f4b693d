package demo.views;

import demo.text.Text;
import dev.emissary.Emissary;

/**
 * A text that somebody else may read.
 *
 * @param text the text, which stays hidden
 */
@Emissary
public record View(Text text) {}
