// The two editors: the program, and the plain class, which is only read. The contextual keywords are colored, too.
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { StreamLanguage, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { java as javaMode } from "@codemirror/legacy-modes/mode/clike";
import { classHighlighter } from "@lezer/highlight";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { lintKeymap } from "@codemirror/lint";

const nonce = document.querySelector("meta[name=nonce]").content;

const word = /^((emissary|delegates|record)(?=\s)|to(?=\s+\w+\s*([,;{]|implements\b|$)))/;

const java = StreamLanguage.define({
  ...javaMode,
  token: (stream, state) => (
    !state.tokenize && stream.string[stream.pos - 1] !== "." && stream.match(word)
      ? "keyword" : javaMode.token(stream, state)),
});

const common = (label) => [
  EditorView.cspNonce.of(nonce),
  EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
  lineNumbers(),
  highlightSpecialChars(),
  drawSelection(),
  highlightActiveLine(),
  java,
  syntaxHighlighting(classHighlighter),
  indentUnit.of("    "),
];

/** Makes the editor of the program; `changed` is called after each edit. */
export function sourceEditor(parent, changed) {
  return new EditorView({
    parent,
    extensions: [
      common("Program, Java with emissaries"),
      history(),
      indentOnInput(),
      bracketMatching(),
      keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
      EditorView.updateListener.of((update) => update.docChanged && changed()),
    ],
  });
}

/** Makes the view of the plain class. */
export const plainEditor = (parent) => new EditorView({
  parent,
  extensions: [common("Plain class, read only"), EditorState.readOnly.of(true), keymap.of(defaultKeymap)],
});

export const text = (view) => view.state.doc.toString();

/** Replaces the text of an editor from the first character that differs to the last, so that cursors stay. */
export function setText(view, next) {
  const now = text(view);
  if (now === next) {
    return;
  }
  let from = 0;
  while (from < now.length && from < next.length && now[from] === next[from]) {
    from++;
  }
  let end = 0;
  while (end < now.length - from && end < next.length - from && now.at(-1 - end) === next.at(-1 - end)) {
    end++;
  }
  view.dispatch({ changes: { from, to: now.length - end, insert: next.slice(from, next.length - end) } });
}
