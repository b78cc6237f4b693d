// The page: asks about the program after each edit, and once more, for what takes longer, when the editing pauses.
import { plainEditor, setText, sourceEditor, text } from "./editors.js";
import { say, showMessages } from "./messages.js";
import { asker } from "./server.js";
import { fragment, stateIn } from "./share.js";
import {
  options, selectedTab, setOptions, setPluginOptions, startExamples, startOptions, startTabs,
} from "./controls.js";

const PAUSE = 350;
const FIRST = "Timed Lock";

const $ = (selector) => document.querySelector(selector);
const KEYS = $("#hint").textContent;
let pausing = 0;

const source = sourceEditor($("#source"), edited);
const plain = plainEditor($("#plain"));
const ask = asker(answered);

const program = (bytecode) => ({ source: text(source), ...options(), bytecode });

function edited() {
  $("#hint").textContent = KEYS;
  ask(program(false));
  clearTimeout(pausing);
  pausing = setTimeout(paused, PAUSE);
}

async function paused() {
  ask(program(selectedTab() === "bytecode"), true);
  history.replaceState(null, "", await fragment({ source: text(source), ...options() }));
}

function answered(asked, answer, whole) {
  if (asked.source !== text(source)) {
    return;
  }
  $("#plain").classList.toggle("stale", Boolean(answer.refused));
  if (answer.refused) {
    say(answer.refused, true);
    return;
  }
  showMessages(source, answer.messages);
  showPlain(answer, whole);
  if (asked.bytecode) {
    $("#bytecode").textContent = answer.bytecode || "There is no class file while the program has errors.";
  }
  document.body.dataset.answered = whole ? "whole" : "first";
}

function showPlain(answer, whole) {
  if (answer.plain !== undefined) {
    setText(plain, answer.plain);
    $("#lines").textContent = `${answer.lines} lines of code, ${answer.plainLines} as plain classes`;
  } else if (answer.messages.every(({ kind }) => kind !== "error")) {
    setText(plain, text(source));
    $("#lines").textContent = "There is no emissary in this program.";
  } else if (whole) {
    // Not while somebody types: most programs are wrong between two keys.
    setText(plain, "");
    $("#lines").textContent = "There is no plain class: every emissary in this program has an error.";
  }
}

function choose(example) {
  setPluginOptions(example.options);
  setText(source, example.source);
  edited();
  $("#hint").textContent = example.shows.replaceAll("`", "") || KEYS;
}

async function load() {
  const state = await stateIn(location.hash);
  if (state) {
    setOptions(state);
    setText(source, state.source);
    edited();
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
startTabs(paused);
$("#share").addEventListener("click", share);
window.addEventListener("hashchange", load);
load();
