// Asks the server about a program. One request is on its way at a time; of those that wait, only the newest is sent.

async function post(program) {
  const response = await fetch("api/program", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(program), cache: "no-store",
  });
  return response.json();
}

/** Returns a function that asks about a program, and calls `answered` with it and the answer. */
export function asker(answered) {
  let waiting = null;
  let busy = false;
  return async function ask(question) {
    waiting = question;
    if (busy) {
      return;
    }
    busy = true;
    while (waiting) {
      const asked = waiting;
      waiting = null;
      let answer;
      try {
        answer = await post(asked);
      } catch {
        answer = { refused: "The server does not answer; is it still running?" };
      }
      if (!waiting) {
        answered(asked, answer);
      }
    }
    busy = false;
  };
}
