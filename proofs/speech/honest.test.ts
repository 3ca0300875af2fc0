// The choices of an honest model are sent completely, in the built-in engine's texts, and read well. The answers are
// in `honest-answers.txt`, for a person to read when they change (`vitest -u`).

import { readCustomer } from "@mostrador/domain/automation/assistants/speech/customer-words.ts";
import { quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import { readSay } from "@mostrador/domain/automation/assistants/speech/read-say.ts";
import { sayActs } from "@mostrador/domain/automation/assistants/speech/say-acts.ts";
import { isOfRowsAlone, isThanks } from "@mostrador/domain/automation/assistants/speech/what-they-want.ts";
import type { ToolCall, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { expect, test } from "vitest";
import { PLANS } from "../../corpus/shops/plans.ts";
import { openShop } from "../../corpus/shops/shop.ts";
import { OWN } from "./honest-texts.ts";
import { HONEST, type Turn } from "./honest-turns.ts";

const NOW = { day: "2026-11-23", time: "10:00" };
const PLAN = {
  ...PLANS.salon,
  mine: [
    { service: "corte-dama", who: "fernanda", day: "2026-11-26", time: "17:00" },
    { service: "manicure", who: "lucia", day: "2026-11-27", time: "12:00" },
  ],
};

function answer({ said, search, acts, opens = false, personality = "Amable y profesional" }: Turn) {
  const shop = openShop(PLAN, NOW);
  const ask = <N extends ToolCall["name"]>(name: N) => shop.answer({ name, input: {} } as ToolCall) as ToolOutput<N>;
  const output = search && shop.answer({ name: "find_slots", input: search });
  const found = search && { input: search, output, limit: search.limit ?? 5 };
  const read = readSay({ acts });
  const rows = {
    services: ask("list_services").services,
    branches: ask("list_branches").branches,
    specialists: ask("list_specialists").specialists,
  };
  const speech = sayActs(read.acts, {
    ...rows,
    appointments: ask("list_appointments").appointments,
    reminders: [{ ref: "a1b2c3d4", day: "2026-11-26", time: "09:00", about: "llevar los estudios" }],
    products: [{ id: "p1", name: "Crema para peinar", description: "", price: 180, unit: "pieza", stock: 3 }],
    orders: [
      {
        ...{ ref: "b1c2d3e4", status: "pending", total: 360, day: "2026-11-27", time: null, address: "", note: "" },
        items: [{ name: "Crema para peinar", quantity: 2, price: 180 }],
      },
    ],
    slots: [],
    search: (found ?? null) as never,
    quotes: quotesOf(OWN.quotable),
    now: NOW,
    contactName: "Carmen Díaz",
    nameToRepeat: null,
    assistant: { name: "Luna", businessName: PLAN.business, greeting: OWN.greeting, personality, canBook: true },
    isOpening: opens,
    isThanked: isThanks([said]),
    customer: readCustomer([said], rows, NOW),
    isOfRowsAlone: isOfRowsAlone([said]),
  });
  return { ...speech, unread: read.unread };
}

test("of a hundred honest turns at least 98 are said whole", async () => {
  expect(HONEST.length).toBeGreaterThanOrEqual(100);
  const all = HONEST.map((turn) => ({ turn, ...answer(turn) }));
  const failed = all.filter(
    ({ turn, text, problems, unread }) =>
      problems.length + unread > 0 || turn.hears.some((part) => !text.includes(part)),
  );
  const told = failed.map(({ turn, text, problems }) => `${turn.said} → ${text} ${problems.join(" ")}`);
  expect(told.length, told.join("\n")).toBeLessThanOrEqual(Math.floor(HONEST.length * 0.02));
  const written = all.map(({ turn, text }) => `— ${turn.said}\n${text}\n`).join("\n");
  await expect(written).toMatchFileSnapshot("honest-answers.txt");
});
