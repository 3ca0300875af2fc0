import { expect, test } from "vitest";
import { type AnsweringAssistant, answeringOf } from "./answering-of.ts";

const ANA: AnsweringAssistant = { _id: "a", name: "Ana", silence: "", audience: "", kinds: ["whatsapp"] };
const of = (chosen: "assistants" | "team" | null, ...assistants: AnsweringAssistant[]) =>
  answeringOf({ kind: "messenger", chosen, assistants });

test("an assistant that speaks elsewhere answers nobody here", () => {
  expect(of(null, ANA)).toMatchObject({ by: "nobody", isChosen: false, text: "Nadie contesta aquí" });
  expect(of("assistants", ANA).by).toBe("nobody");
});

test("one that speaks here answers while it can, and says why when it cannot", () => {
  const here = { ...ANA, kinds: ["whatsapp", "messenger"] as const };
  expect(of(null, here)).toMatchObject({ by: "assistants", text: "Contesta Ana" });
  expect(of(null, { ...here, audience: "solo a clientes" }).text).toBe("Contesta Ana, solo a clientes");
  expect(of("assistants", { ...here, silence: "está desactivada" })).toMatchObject({
    by: "nobody",
    text: "Nadie contesta aquí: Ana está desactivada",
  });
  expect(of(null, here, { ...here, _id: "b", name: "Leo" }).text).toBe("Contestan Ana y Leo");
});

test("who chose the team is answered by the team, whatever the assistants do", () => {
  const here = { ...ANA, kinds: ["messenger"] as const };
  for (const assistants of [[], [here]])
    expect(of("team", ...assistants)).toMatchObject({ by: "team", isChosen: true, text: "Contesta tu equipo" });
});
