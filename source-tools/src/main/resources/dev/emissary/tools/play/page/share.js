// The state of the page in the fragment of its address, compressed. A fragment is never sent to a server.

const PREFIX = "#1.";

const through = async (transform, bytes) => new Uint8Array(
  await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());

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
