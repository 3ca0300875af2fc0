const EVERY_MS = 4000;

/** Calls once, when the server answers again: checks every few seconds, and at once when the network returns. */
export function whenServerAnswers(then: () => void): () => void {
  let isOver = false;
  let timer = setTimeout(ask, EVERY_MS);
  window.addEventListener("online", ask);
  return stop;

  async function ask() {
    clearTimeout(timer);
    const answers = await serverAnswers();
    if (isOver) return;
    clearTimeout(timer);
    if (!answers) {
      timer = setTimeout(ask, EVERY_MS);
      return;
    }
    stop();
    then();
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener("online", ask);
  }
}

export function serverAnswers(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
