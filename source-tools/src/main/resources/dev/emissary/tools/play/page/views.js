// The tabs beside the plain class: what they show of an answer.

const panel = (name) => document.querySelector(`#panel-${name}`);

function element(name, content, attributes = {}) {
  const result = document.createElement(name);
  result.append(...[content].flat());
  Object.entries(attributes).forEach(([key, value]) => result.setAttribute(key, value));
  return result;
}

const missing = "There is no class file while the program has errors.";

function table(caption, heads, rows) {
  return element("table", [
    element("caption", caption),
    element("thead", element("tr", heads.map((head) => element("th", head, { scope: "col" })))),
    element("tbody", rows),
  ]);
}

function bytecode({ bytecode }) {
  return [bytecode ? element("pre", bytecode) : missing];
}

function reflection({ reflection }) {
  return reflection.length === 0 ? [missing] : reflection.map(({ name, answers }) => table(
    name,
    ["asked", "answer"],
    answers.map(({ question, values }) => element("tr", [
      element("th", element("code", question), { scope: "row" }),
      element("td", values.length === 0 ? "none" : values.map((value) => element("div", element("code", value)))),
    ])),
  ));
}

function clauses({ clauses }) {
  if (clauses.length === 0) {
    return ["No clause says anything about a program without emissaries."];
  }
  return [element("dl", clauses.flatMap(({ clause, title, about, text }) => [
    element("dt", [
      element("a", clause, { href: `api/clauses#${clause.toLowerCase()}`, target: "_blank", rel: "noopener" }), ` ${title}`,
    ]),
    element("dd", [element("code", about), `: ${text}`]),
  ]))];
}

function comparison({ comparison }, source) {
  if (!comparison.plain) {
    return ["There is no emissary without an error in this program."];
  }
  const written = new Set(source.split("\n"));
  const code = comparison.plain.split("\n").map((line) => (
    written.has(line) ? `${line}\n` : element("span", `${line}\n`, { class: "written" })));
  return [
    table(
      "Lines of code",
      ["class", "as an emissary", "by hand", "forwarders"],
      comparison.classes.map(({ name, declared, byHand, forwarders }) => element("tr", [
        element("th", element("code", name), { scope: "row" }),
        ...[declared, byHand, forwarders.length].map((count) => element("td", String(count), { class: "number" })),
      ])),
    ),
    element("pre", code),
  ];
}

const VIEWS = { bytecode, reflection, clauses, comparison };

/** Shows the part of an answer that belongs to a tab. */
export function show(name, answer, source) {
  if (VIEWS[name] && answer[name] !== undefined) {
    panel(name).replaceChildren(...VIEWS[name](answer, source));
  }
}
