import { event } from "@mostrador/domain/kit/event.ts";
import { expect, test } from "vitest";
import { startProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";
import { transact } from "../db/transaction.ts";
import { onSystem, publish } from "./queue.ts";
import { queueNames, queuesOf, queueTitles } from "./queues.ts";

test("subscribers of one event share its queue, one that waits for a provider has its own", () => {
  const [plan, mark, ask, alone] = [
    { event: "made", eventTitle: "Cita nueva", name: "plan", title: "Planear" },
    { event: "made", eventTitle: "Cita nueva", name: "mark", title: "Marcar" },
    { event: "made", eventTitle: "Cita nueva", name: "ask", title: "Preguntar", side: 8 },
    { event: "gone", name: "forget", title: "Olvidar" },
  ];
  expect(queuesOf([plan, mark, ask, alone])).toEqual([
    { name: "made", event: "made", subscribers: [plan, mark] },
    { name: "made.ask", event: "made", subscribers: [ask] },
    { name: "gone.forget", event: "gone", subscribers: [alone] },
  ]);
  expect(queueNames([plan, mark, ask, alone])).toEqual(["made", "made.ask", "gone.forget", "made.plan", "made.mark"]);
  expect(Object.fromEntries(queueTitles([plan, mark, ask, alone]))).toEqual({
    made: "Cita nueva",
    "made.ask": "Preguntar · cita nueva",
    "gone.forget": "Olvidar",
    "made.plan": "Planear · cita nueva",
    "made.mark": "Marcar · cita nueva",
  });
});

test("whoever fails at a shared job tries again alone", async () => {
  const Rung = event<{ by: string }>("shared-bell-rung");
  const heard: string[] = [];
  const hears = (name: string, failures: number) =>
    onSystem(Rung, { name: `is-heard-by-${name}`, title: "Escuchar" }, async () => {
      heard.push(name);
      if (heard.filter((one) => one === name).length <= failures) throw new Error("not yet");
    });
  const running = await startProduct({
    guests: [{ subscribers: [hears("one", 0), hears("two", 2), hears("three", 0)] }],
    settings: { LOG_LEVEL: "silent" },
  });
  await transact(running.product.system("a-request"), (tx, ctx) => publish(tx, ctx, Rung, { by: "somebody" }));
  await eventually(async () => expect(heard.filter((name) => name === "two")).toHaveLength(3), 20_000);
  expect(heard.toSorted()).toEqual(["one", "three", "two", "two", "two"]);
  await running.close();
});
