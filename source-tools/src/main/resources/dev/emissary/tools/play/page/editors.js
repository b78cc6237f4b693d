// The two editors: the program, and the plain class, which is only read.
import { EditorState } from "@codemirror/state";
import {
  EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers,
} from "@codemirror/view";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { classHighlighter } from "@lezer/highlight";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { lintKeymap } from "@codemirror/lint";
import { complete, java } from "./java-mode.js";

const nonce = document.querySelector("meta[name=nonce]").content;

const common = (label) => [
  EditorView.cspNonce.of(nonce),
  EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
  lineNumbers(),
  highlightSpecialChars(),
  drawSelection(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
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
      closeBrackets(),
      autocompletion({ override: [complete] }),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
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
