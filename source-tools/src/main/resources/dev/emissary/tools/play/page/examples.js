// The menu of examples.

/** Fills the menu; `chosen` is called with the example that is chosen. */
export async function fill(menu, chosen) {
  const examples = await (await fetch("api/examples")).json();
  const groups = new Map();
  examples.forEach((example, index) => {
    const option = new Option(example.name, String(index));
    groups.set(example.group, [...(groups.get(example.group) ?? []), option]);
  });
  for (const [label, options] of groups) {
    const group = document.createElement("optgroup");
    group.label = label;
    group.append(...options);
    menu.append(group);
  }
  menu.addEventListener("change", () => menu.value && chosen(examples[Number(menu.value)]));
}
