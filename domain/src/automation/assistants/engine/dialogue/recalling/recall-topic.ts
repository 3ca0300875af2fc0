// "¿Y el manicure?": the question of before, on something else.
import type { Desk } from "../desk.ts";

// "¿Y el manicure?", "¿y los domingos?": the same question on something else.
export function recallTopic(desk: Desk): void {
  const { m, r } = desk;
  const topics = ["price", "duration", "hours"] as const;
  const asked = topics.find((topic) => r.intents.has(topic));
  const more = /^(?:ah |ok |a ver |,|\?| )*(?:y|tambien) (?:el|la|los|las|un|una|de|del|en|por|para|con)\b/.test(
    r.text,
  );
  if (asked) m.topic = asked;
  else if (
    m.topic === "hours"
      ? more && r.days.length > 0 && r.services.length === 0 && r.times.length === 0
      : more && r.services.length > 0 && r.days.length === 0 && r.times.length === 0
  ) {
    if (m.topic !== null) r.intents.add(m.topic);
  } else m.topic = null;
}
