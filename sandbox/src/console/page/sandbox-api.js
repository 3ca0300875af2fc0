/** Talks with the sandbox; refusals come as errors with words for people. */
export async function ask(path, method = "GET", body = undefined) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Error("No hay conexión con el simulador.");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error?.message ?? "El simulador no contestó bien.");
  return answer;
}

/** Listens to what happens. The browser reconnects alone; `back` tells that something may have been missed. */
export function listen({ event, lost, back }) {
  const source = new EventSource("/console/stream");
  let wasLost = false;
  source.addEventListener("message", ({ data }) => event(JSON.parse(data)));
  source.addEventListener("error", () => {
    wasLost = true;
    lost();
  });
  source.addEventListener("open", () => {
    if (wasLost) back();
    wasLost = false;
  });
}

/** 521 and 52 followed by ten digits are one person; ten digits alone are Mexican. */
export function canonical(phone) {
  const digits = String(phone).replace(/\D/g, "");
  if (digits.length === 10) return `52${digits}`;
  return /^521\d{10}$/.test(digits) ? `52${digits.slice(3)}` : digits;
}

export function readable(phone) {
  const parts = /^52(\d{2})(\d{4})(\d{4})$/.exec(canonical(phone));
  return parts ? `${parts[1]} ${parts[2]} ${parts[3]}` : `+${canonical(phone)}`;
}
