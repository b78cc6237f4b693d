// The options of the plugin, and the colors of the page.

const SWITCHES = { superclass: true, lint: false, keyword: true };
const element = (name) => document.querySelector(`#${name}`);

export const options = () => Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, element(name).checked]));

/** Sets the switches; one that is not named gets its default. */
export function setOptions(state) {
  for (const [name, byDefault] of Object.entries(SWITCHES)) {
    element(name).checked = typeof state[name] === "boolean" ? state[name] : byDefault;
  }
}

/** Sets the switches as options of the plugin say, such as "superclass=none lint=on". */
export function setPluginOptions(words) {
  const state = {};
  for (const [name, value] of words.split(" ").map((word) => word.split("="))) {
    state[name] = !["none", "off"].includes(value);
  }
  setOptions(state);
}

export function startOptions(changed) {
  Object.keys(SWITCHES).forEach((name) => element(name).addEventListener("change", changed));
}

export function startTheme() {
  const menu = element("theme");
  const apply = () => {
    document.documentElement.dataset.theme = menu.value;
    localStorage.setItem("theme", menu.value);
  };
  menu.value = localStorage.getItem("theme") ?? "";
  apply();
  menu.addEventListener("change", apply);
}
