// Java with the contextual keywords of emissaries, for the editor: colors, and words to complete.
import { java as javaMode } from "@codemirror/legacy-modes/mode/clike";
import { StreamLanguage } from "@codemirror/language";
import { completeAnyWord } from "@codemirror/autocomplete";

const OPTIONS = [
  ["emissary", "emissary Name(Type delegate);", "the keyword form"],
  ["@Emissary", "@Emissary record Name(Type delegate) {}", "the annotation form"],
  ["import dev.emissary.Emissary;", "import dev.emissary.Emissary;", "for the annotation form"],
].map(([label, apply, detail]) => ({ label, apply, detail, type: "keyword", boost: 9 }));

export const java = StreamLanguage.define({
  ...javaMode,
  token: (stream, state) => (
    !state.tokenize && stream.string[stream.pos - 1] !== "." && stream.match(/^(emissary|delegates|record)(?=\s)/)
      ? "keyword" : javaMode.token(stream, state)),
});

/** Completes the declarations of an emissary, and the words that the program already has. */
export function complete(context) {
  const word = context.matchBefore(/@?[\w$]+|@/);
  if (!word && !context.explicit) {
    return null;
  }
  const own = completeAnyWord(context)?.options ?? [];
  return { from: word ? word.from : context.pos, options: [...OPTIONS, ...own], validFor: /^@?[\w$]*$/ };
}
