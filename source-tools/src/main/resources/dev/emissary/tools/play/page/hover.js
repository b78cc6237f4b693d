// What a forwarder stands for: on hovering over it, and for the cursor in it.
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, hoverTooltip } from "@codemirror/view";

const setForwarders = StateEffect.define();

const forwarders = StateField.define({
  create: () => [],
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setForwarders)) {
        return effect.value;
      }
    }
    return transaction.docChanged ? [] : value;
  },
});

const at = (state, position) => state.field(forwarders).find(({ from, to }) => from <= position && position <= to);

const marks = EditorView.decorations.compute([forwarders], (state) => Decoration.set(
  state.field(forwarders)
    .filter(({ to }) => to <= state.doc.length)
    .map(({ from, to }) => Decoration.mark({ class: "cm-forwarder" }).range(from, to)),
  true,
));

const tooltip = hoverTooltip((view, position) => {
  const forwarder = at(view.state, position);
  return forwarder && {
    pos: forwarder.from,
    end: forwarder.to,
    above: true,
    create: () => {
      const dom = document.createElement("div");
      dom.className = "forwarder-tip";
      dom.textContent = `${forwarder.text} (${forwarder.clauses.join(", ")})`;
      return { dom };
    },
  };
});

/** Shows forwarders; `said` is called with what the one at the cursor stands for. */
export const forwarderHints = (said) => [
  forwarders,
  marks,
  tooltip,
  EditorView.updateListener.of((update) => {
    if (update.selectionSet || update.focusChanged) {
      const forwarder = update.view.hasFocus && at(update.state, update.state.selection.main.head);
      said(forwarder ? forwarder.text : "");
    }
  }),
];

export const showForwarders = (view, list) => view.dispatch({ effects: setForwarders.of(list) });
