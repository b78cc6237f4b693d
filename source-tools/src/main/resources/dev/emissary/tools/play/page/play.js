// The page: asks about the program after each edit, and once more, for what takes longer, when the editing pauses.
import { plainEditor, setText, sourceEditor, text } from "./editors.js";
import { forwarderHints, showForwarders } from "./hover.js";
import { say, showMessages } from "./messages.js";
import { asker } from "./server.js";
import { fragment, stateIn } from "./share.js";
import { options, setOptions, setPluginOptions, startOptions, startTheme } from "./controls.js";
import { fill } from "./examples.js";
import * as tabs from "./tabs.js";
import { show } from "./views.js";

const PAUSE = 350;
const FIRST = `import java.io.IOException;

interface Source {
    int read(byte[] buffer) throws IOException;
}

interface Sink {
    Sink write(byte[] buffer) throws IOException;

    default void flush() throws IOException {}
}

emissary Duplex(Source source, Sink sink);
`;

const $ = (selector) => document.querySelector(selector);
const NO_HINT = $("#stands-for").textContent;
let pausing = 0;

const source = sourceEditor($("#source"), edited);
const plain = plainEditor($("#plain"), forwarderHints((said) => {
  $("#stands-for").textContent = said || NO_HINT;
}));
const ask = asker(answered);

const program = (views) => ({ source: text(source), ...options(), views });

function edited() {
  ask(program([]));
  clearTimeout(pausing);
  pausing = setTimeout(paused, PAUSE);
}

async function paused() {
  const tab = tabs.selected();
  ask(program([tab === "plain" ? "FORWARDERS" : tab.toUpperCase()]));
  history.replaceState(null, "", await fragment({ source: text(source), ...options() }));
}

function answered(asked, answer) {
  if (asked.source !== text(source)) {
    return;
  }
  if (answer.refused) {
    say(answer.refused, true);
    $("#plain").classList.add("stale");
    return;
  }
  showMessages(source, answer.messages);
  showPlain(answer);
  show(tabs.selected(), answer, asked.source);
  document.body.dataset.answered = asked.views.length ? "whole" : "first";
}

function showPlain(answer) {
  const wrong = answer.messages.some(({ kind }) => kind === "error");
  // Where nothing can be written, the last plain class stays, pale.
  $("#plain").classList.toggle("stale", answer.plain === undefined && wrong);
  if (answer.plain !== undefined) {
    setText(plain, answer.plain);
    $("#lines").textContent = `${answer.lines} lines of code, ${answer.plainLines} as plain classes`;
  } else if (!wrong) {
    setText(plain, text(source));
    $("#lines").textContent = "There is no emissary in this program.";
  }
  if (answer.forwarders) {
    showForwarders(plain, answer.forwarders);
  }
}

async function load(hash) {
  const state = await stateIn(hash);
  setOptions(state ?? {});
  setText(source, state ? state.source : FIRST);
  edited();
}

async function share() {
  await paused();
  try {
    await navigator.clipboard.writeText(location.href);
    say("The link is in the clipboard.");
  } catch {
    say("The link is in the address bar.");
  }
}

startTheme();
startOptions(edited);
tabs.start(paused);
fill($("#example"), (example) => {
  setPluginOptions(example.options);
  setText(source, example.source);
  edited();
});
$("#share").addEventListener("click", share);
window.addEventListener("hashchange", () => load(location.hash));
load(location.hash);
