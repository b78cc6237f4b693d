// The state of the page in the fragment of its address, compressed. A fragment is never sent to a server.

const LARGEST = 1 << 20;
const PREFIX = "#1.";

async function through(transform, bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value);
    length += value.length;
    if (length > LARGEST) {
      throw new Error("too large");
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const fromBase64 = (word) => Uint8Array.from(
  atob(word.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/** Returns the fragment for a state. */
export async function fragment(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  return PREFIX + toBase64(await through(new CompressionStream("deflate-raw"), bytes));
}

/** Returns the state in a fragment, or null if there is none that can be read. */
export async function stateIn(hash) {
  if (!hash.startsWith(PREFIX)) {
    return null;
  }
  try {
    const bytes = await through(new DecompressionStream("deflate-raw"), fromBase64(hash.slice(PREFIX.length)));
    const state = JSON.parse(new TextDecoder().decode(bytes));
    return typeof state.source === "string" ? state : null;
  } catch {
    return null;
  }
}
