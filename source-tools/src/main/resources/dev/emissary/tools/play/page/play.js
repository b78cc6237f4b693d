// The page: asks about the program after each edit. An error leaves the last answer on the right, grayed.
import { plainEditor, setText, sourceEditor, text } from "./editors.js";
import { say, showMessages } from "./messages.js";
import { asker } from "./server.js";
import { fragment, stateIn } from "./share.js";
import {
  options, selectedTab, setOptions, setPluginOptions, startExamples, startOptions, startTabs,
} from "./controls.js";

const PAUSE = 350;
const FIRST = "TimedLock";

const $ = (selector) => document.querySelector(selector);
const KEYS = $("#hint").textContent;
let pausing = 0;

const source = sourceEditor($("#source"), edited);
const plain = plainEditor($("#plain"));
const ask = asker(answered);

function edited() {
  $("#hint").textContent = KEYS;
  ask({ source: text(source), ...options(), bytecode: selectedTab() === "bytecode" });
  clearTimeout(pausing);
  pausing = setTimeout(paused, PAUSE);
}

async function paused() {
  history.replaceState(null, "", await fragment({ source: text(source), ...options() }));
}

function answered(asked, answer) {
  if (asked.source !== text(source)) {
    return;
  }
  if (answer.refused) {
    say(answer.refused, true);
  } else {
    showMessages(source, answer.messages);
  }
  const wrong = answer.refused || answer.messages.some(({ kind }) => kind === "error");
  $("#plain").classList.toggle("stale", Boolean(wrong && !answer.plain));
  $("#bytecode").classList.toggle("stale", Boolean(wrong));
  if (answer.plain) {
    show(answer.plain, `${answer.lines} lines of code, ${answer.plainLines} as plain classes`);
  } else if (!wrong) {
    show(text(source), "There is no emissary in this program.");
  } else {
    $("#lines").textContent = text(plain) ? "As it was before the error." : "There is no plain class, because of an error.";
  }
  if (answer.bytecode) {
    $("#bytecode").textContent = answer.bytecode;
  }
}

function show(program, lines) {
  setText(plain, program);
  $("#lines").textContent = lines;
}

/** Shows another program, of which nothing is known yet. */
function load(program) {
  show("", "");
  $("#bytecode").textContent = "";
  setText(source, program);
  edited();
}

function choose(example) {
  setPluginOptions(example.options);
  load(example.source);
  $("#hint").textContent = example.shows;
}

async function start() {
  const state = await stateIn(location.hash);
  if (state) {
    setOptions(state);
    load(state.source);
  } else {
    choose(examples.find(({ name }) => name === FIRST));
  }
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

const examples = await (await fetch("api/examples")).json();
startExamples(examples, choose);
startOptions(edited);
startTabs(edited);
$("#share").addEventListener("click", share);
window.addEventListener("hashchange", start);
start();
