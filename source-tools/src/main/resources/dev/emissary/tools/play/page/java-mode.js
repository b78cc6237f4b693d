// Java with the contextual keyword "emissary", for the editor: colors, and words to complete.
import { clike } from "@codemirror/legacy-modes/mode/clike";
import { StreamLanguage } from "@codemirror/language";
import { completeAnyWord } from "@codemirror/autocomplete";

const split = (words) => words.trim().split(/\s+/);
const set = (words) => Object.fromEntries(split(words).map((word) => [word, true]));

const KEYWORDS = `abstract assert break case catch class const continue default delegates do else emissary enum extends
  final finally for goto if implements import instanceof interface module native new non-sealed package permits private
  protected public record return sealed static strictfp super switch synchronized this throw throws transient try var
  void volatile when while yield @interface`;
const TYPES = `byte short int long float double boolean char String Object Integer Long Boolean Double Runnable Callable
  Iterable Iterator Collection List Set Map Comparable CharSequence Appendable AutoCloseable Closeable Readable Supplier
  Consumer Function Predicate ResultSet Connection ReadableByteChannel WritableByteChannel ByteChannel IOException
  Serializable Override SuppressWarnings`;
const LINES = [
  ["emissary", "emissary Name(Type delegate);", "the keyword form"],
  ["@Emissary", "@Emissary record Name(Type delegate) {}", "the annotation form"],
  ["import dev.emissary.Emissary;", "import dev.emissary.Emissary;", "for the annotation form"],
];

export const java = StreamLanguage.define(clike({
  name: "java",
  keywords: set(KEYWORDS),
  types: set(TYPES),
  blockKeywords: set("catch class do else finally for if switch try while"),
  defKeywords: set("class interface enum record emissary @interface"),
  typeFirstDefinitions: true,
  atoms: set("true false null"),
  number: /^(?:0x[a-f\d_]+|0b[01_]+|(?:[\d_]+\.?\d*|\.\d+)(?:e[-+]?[\d_]+)?)(u|ll?|l|f)?/i,
  hooks: {
    // The name of a package or member is no keyword, as in dev.emissary.
    e: (stream) => {
      if (stream.string[stream.pos - 2] !== ".") {
        return false;
      }
      stream.eatWhile(/[\w$_]/);
      return "variable";
    },
    "@": (stream) => {
      if (stream.match("interface", false)) {
        return false;
      }
      stream.eatWhile(/[\w$_]/);
      return "meta";
    },
    '"': (stream, state) => {
      if (!stream.match('""')) {
        return false;
      }
      state.tokenize = textBlock;
      return state.tokenize(stream, state);
    },
  },
}));

function textBlock(stream, state) {
  while (!stream.eol()) {
    if (stream.match('"""')) {
      state.tokenize = null;
      break;
    }
    if (stream.next() === "\\") {
      stream.next();
    }
  }
  return "string";
}

const OPTIONS = [
  ...LINES.map(([label, apply, detail]) => ({ label, apply, detail, type: "keyword", boost: 9 })),
  ...split(KEYWORDS).filter((word) => word !== "emissary").map((label) => ({ label, type: "keyword" })),
  ...split(TYPES).map((label) => ({ label, type: "type" })),
];

/** Completes the words that matter, and those that the program already has. */
export function complete(context) {
  const word = context.matchBefore(/@?[\w$]+|@/);
  if (!word && !context.explicit) {
    return null;
  }
  const known = new Set(OPTIONS.map((option) => option.label));
  const own = completeAnyWord(context)?.options.filter((option) => !known.has(option.label)) ?? [];
  return { from: word ? word.from : context.pos, options: [...OPTIONS, ...own], validFor: /^@?[\w$]*$/ };
}
