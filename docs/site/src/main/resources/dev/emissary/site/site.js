// What every page does beside showing itself: it colors programs, changes between light and dark, and searches.
"use strict";

const root = document.documentElement;

// Light or dark: as the system says, until somebody chooses. A browser may keep nothing for pages that are files.
const button = document.getElementById("theme");
const system = matchMedia("(prefers-color-scheme: dark)");
const kept = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
const keep = (theme) => { try { localStorage.setItem("theme", theme); } catch { /* until the next page */ } };

function setTheme(theme) {
  root.dataset.theme = theme;
  button.textContent = theme === "dark" ? "Light" : "Dark";
}

setTheme(kept() ?? (system.matches ? "dark" : "light"));
system.addEventListener("change", () => kept() ?? setTheme(system.matches ? "dark" : "light"));
button.hidden = false;
button.addEventListener("click", () => {
  setTheme(root.dataset.theme === "dark" ? "light" : "dark");
  keep(root.dataset.theme);
});

// Programs: the keyword of the language that the documents propose is one, too.
hljs.getLanguage("java").keywords.keyword.push("emissary");
hljs.configure({ ignoreUnescapedHTML: true });
for (const code of document.querySelectorAll("pre > code[class^='language-']")) {
  if (hljs.getLanguage(code.className.replace("language-", ""))) {
    hljs.highlightElement(code);
    // In the name of a package it is none.
    for (const word of code.querySelectorAll(".hljs-keyword")) {
      if (word.textContent === "emissary" && word.previousSibling?.textContent.endsWith(".")) {
        word.replaceWith("emissary");
      }
    }
  }
}

// Search: its words are loaded when somebody first turns to it.
const MOST = 20;
const AROUND = 70;
const NO_WORD = /[^\p{L}\p{N}]+/u;
const words = document.getElementById("words");
const found = document.getElementById("found");
let index;

const load = (file) => new Promise((loaded, failed) => {
  const script = document.createElement("script");
  script.src = `${root.dataset.root}site/${file}`;
  script.onload = loaded;
  script.onerror = failed;
  document.head.append(script);
});

async function makeIndex() {
  await Promise.all([load("lunr.min.js"), load("sections.js")]);
  lunr.tokenizer.separator = NO_WORD;
  return lunr(function () {
    // Words are found by their beginnings, as they stand: half of them are names of programs.
    this.pipeline.reset();
    this.searchPipeline.reset();
    this.ref("number");
    this.field("heading", { boost: 8 });
    this.field("title", { boost: 3 });
    this.field("text");
    window.emissarySections.forEach((section, number) => this.add({ ...section, number }));
  });
}

const prepare = () => (index ??= makeIndex());

/** Returns the sections that have every word, or one that begins so, and without the s of a plural. */
function query(index, text) {
  const whole = text.toLowerCase();
  const rank = ({ ref, score }) => {
    const { weight, heading } = window.emissarySections[ref];
    return score * (weight || 1e-3) * (heading.toLowerCase().includes(whole) ? 2 : 1);
  };
  return index.query((query) => whole.split(NO_WORD).filter((word) => word).forEach((word) => {
    query.term(word, { boost: 4 });
    query.term(word.replace(/(?<=...)s$/, ""), {
      presence: lunr.Query.presence.REQUIRED,
      wildcard: lunr.Query.wildcard.TRAILING,
    });
  })).sort((a, b) => rank(b) - rank(a));
}

function excerpt(text, word) {
  const at = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()));
  const from = Math.max(0, at - AROUND);
  return (from > 0 ? "…" : "") + text.slice(from, at + AROUND) + (at + AROUND < text.length ? "…" : "");
}

function entry(section, word) {
  const link = document.createElement("a");
  link.href = root.dataset.root + section.page;
  const heading = document.createElement("b");
  heading.textContent = section.heading || section.title;
  const small = document.createElement("small");
  small.textContent = `${section.title} · ${excerpt(section.text, word)}`;
  link.append(heading, small);
  return link;
}

async function search() {
  const text = words.value.trim();
  if (!text) {
    found.hidden = true;
    found.replaceChildren();
    return;
  }
  const hits = query(await prepare(), text).slice(0, MOST);
  if (text !== words.value.trim()) {
    return;
  }
  const first = text.split(NO_WORD)[0];
  found.replaceChildren(...hits.map((hit) => entry(window.emissarySections[hit.ref], first)));
  if (hits.length === 0) {
    found.textContent = "Nothing found.";
  }
  found.hidden = false;
}

words.addEventListener("focus", prepare);
words.addEventListener("input", search);
words.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === "ArrowDown") {
    event.preventDefault();
    const first = found.querySelector("a");
    event.key === "Enter" ? first?.click() : first?.focus();
  }
});
found.addEventListener("keydown", (event) => {
  const next = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
  if (next) {
    event.preventDefault();
    (document.activeElement[next] ?? words).focus();
  }
});
found.addEventListener("click", () => { found.hidden = true; });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    found.hidden = true;
  } else if (event.key === "/" && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault();
    words.focus();
  }
});
