// The menu of examples, the options of the plugin, and the tabs.

const SWITCHES = { superclass: true, lint: false, keyword: true };
const element = (name) => document.querySelector(`#${name}`);
const tabs = [...document.querySelectorAll("[role=tab]")];

/** Fills the menu with what the examples show; `chosen` is called with the example that is chosen. */
export function startExamples(examples, chosen) {
  const menu = element("example");
  menu.append(...examples.map(({ shows }, index) => new Option(shows, index)));
  menu.addEventListener("change", () => {
    chosen(examples[menu.value]);
    menu.value = "";
  });
}

export const options = () => Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, element(name).checked]));

/** Sets the switches; one that is not named gets its default. */
export function setOptions(state) {
  for (const [name, byDefault] of Object.entries(SWITCHES)) {
    element(name).checked = typeof state[name] === "boolean" ? state[name] : byDefault;
  }
}

/** Sets the switches as options of the plugin say, such as "superclass=none lint=on". */
export function setPluginOptions(words) {
  const pairs = words.split(" ").map((word) => word.split("="));
  setOptions(Object.fromEntries(pairs.map(([name, value]) => [name, !["none", "off"].includes(value)])));
}

export function startOptions(changed) {
  Object.keys(SWITCHES).forEach((name) => element(name).addEventListener("change", changed));
}

export const selectedTab = () => tabs.find((tab) => tab.ariaSelected === "true").id.slice("tab-".length);

/** Makes the tabs work as the ARIA pattern has them; `changed` is called when another one is selected. */
export function startTabs(changed) {
  const select = (tab) => {
    for (const other of tabs) {
      other.ariaSelected = String(other === tab);
      other.tabIndex = other === tab ? 0 : -1;
      element(other.getAttribute("aria-controls")).hidden = other !== tab;
    }
    changed();
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
      if (next !== undefined) {
        event.preventDefault();
        const target = tabs.at(next % tabs.length);
        target.focus();
        select(target);
      }
    });
  });
}
