// Servers of OpenAI's dialect accept different fields: newer models want `max_completion_tokens` for `max_tokens`,
// reasoning models refuse a temperature, and others an effort. A field that a model has refused is left out from then
// on, so that the settings may name any model.

type Body = Record<string, unknown>;

const REFUSED = /\b(max_tokens|temperature|reasoning_effort)\b/;
const MOST_READ = 4_000;

/** For one provider: what it learns is kept while the process runs. */
export function learningFetch(): typeof fetch {
  const refusedBy = new Map<string, ReadonlySet<string>>();
  return async (input, init) => {
    const body = bodyOf(init?.body);
    if (!body) return fetch(input, init);
    const model = String(body.model);
    for (;;) {
      const refused = refusedBy.get(model) ?? new Set();
      const answer = await fetch(input, { ...init, body: JSON.stringify(without(body, refused)) });
      const name = await refusedName(answer);
      if (name === null || refused.has(name) || body[name] === undefined) return answer;
      refusedBy.set(model, new Set([...refused, name]));
    }
  };
}

function bodyOf(body: unknown): Body | null {
  if (typeof body !== "string") return null;
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === "object" && parsed !== null && "model" in parsed ? (parsed as Body) : null;
}

function without(body: Body, refused: ReadonlySet<string>): Body {
  const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !refused.has(name)));
  return refused.has("max_tokens") ? { ...rest, max_completion_tokens: body.max_tokens } : rest;
}

/** Some servers name the field in `param`, some only in the text. */
async function refusedName(answer: Response): Promise<string | null> {
  if (answer.status !== 400 && answer.status !== 422) return null;
  const text = (await answer.clone().text()).slice(0, MOST_READ);
  return REFUSED.exec(text)?.[1] ?? null;
}
