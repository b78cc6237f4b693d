// The diagnostics: at their places, as a list, and counted for the screen reader.
import { setDiagnostics } from "@codemirror/lint";

const SEVERITY = { error: "error", warning: "warning", note: "info" };
const list = document.querySelector("#messages");
const status = document.querySelector("#status");

export function say(text, wrong = false) {
  status.textContent = text;
  status.classList.toggle("wrong", wrong);
}

/** Shows the diagnostics of the program that is in the editor. */
export function showMessages(view, messages) {
  const length = view.state.doc.length;
  view.dispatch(setDiagnostics(view.state, messages.filter(({ line }) => line > 0).map((message) => ({
    from: Math.min(message.from, length),
    to: Math.min(Math.max(message.to, message.from + 1), length),
    severity: SEVERITY[message.kind],
    message: message.text,
    source: message.key,
  }))));
  list.replaceChildren(...messages.map((message) => item(view, message)));
  const counted = Object.keys(SEVERITY)
    .map((kind) => [kind, messages.filter((message) => message.kind === kind).length])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}${count === 1 ? "" : "s"}`);
  say(`${counted.join(", ") || "No errors"}.`, messages.some(({ kind }) => kind === "error"));
}

function item(view, message) {
  const button = document.createElement("button");
  button.type = "button";
  const kind = document.createElement("span");
  kind.className = "kind";
  kind.textContent = message.kind;
  button.append(message.line ? `${message.line}:${message.column} ` : "", kind, ` ${message.text}`);
  button.addEventListener("click", () => {
    view.dispatch({ selection: { anchor: Math.min(message.from, view.state.doc.length) }, scrollIntoView: true });
    view.focus();
  });
  const entry = document.createElement("li");
  entry.className = message.kind;
  entry.append(button);
  return entry;
}
