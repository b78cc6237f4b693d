// The tabs, as the ARIA pattern has them: one of them is in the tab order, arrows, Home and End go to the others.

const tabs = [...document.querySelectorAll("[role=tab]")];

export const selected = () => tabs.find((tab) => tab.getAttribute("aria-selected") === "true").id.slice("tab-".length);

/** Makes the tabs work; `changed` is called when another one is selected. */
export function start(changed) {
  const select = (tab) => {
    for (const other of tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
      document.getElementById(other.getAttribute("aria-controls")).hidden = other !== tab;
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
