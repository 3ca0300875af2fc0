import { expect, test } from "vitest";
import { type HolderFact, holderAfter, type KnownHolder } from "./holder.ts";

const NEVER: KnownHolder = { holder: null, at: null };
const said = (holder: HolderFact["holder"], at: number, isHandover = false) => ({ holder, at, isHandover });

test("what is written to us says nothing on a number that nobody else answers", () => {
  expect(holderAfter(NEVER, said(null, 10))).toBeNull();
});

test("what comes to the listener is held, and what comes to us afterwards is ours", () => {
  const held = holderAfter(NEVER, said("meta_ai", 10));
  expect(held).toEqual({ holder: "meta_ai", at: 10 });
  expect(holderAfter(held as KnownHolder, said(null, 11))).toEqual({ holder: null, at: 11 });
});

test("what comes late changes nothing; of one second a handover counts", () => {
  const ours: KnownHolder = { holder: null, at: 20 };
  expect(holderAfter(ours, said("meta_ai", 19))).toBeNull();
  expect(holderAfter(ours, said("meta_ai", 20))).toBeNull();
  expect(holderAfter({ holder: "meta_ai", at: 20 }, said(null, 20, true))).toEqual({ holder: null, at: 20 });
  expect(holderAfter(ours, said("meta_ai", 19, true))).toBeNull();
});

test("a handover in the second of what a person did here counts, with the later time", () => {
  const givenBack: KnownHolder = { holder: "meta_ai", at: 20_800 };
  expect(holderAfter(givenBack, said(null, 20_000, true))).toEqual({ holder: null, at: 20_800 });
  expect(holderAfter(givenBack, said(null, 19_000, true))).toBeNull();
  expect(holderAfter(givenBack, said(null, 20_500, true))).toBeNull();
  expect(holderAfter(givenBack, said(null, 20_000))).toBeNull();
});

test("any order of one history ends in the same holder", () => {
  const facts = [said("meta_ai", 10), said("meta_ai", 12), said(null, 14, true), said(null, 15), said("meta_ai", 18)];
  const orders = [
    [0, 1, 2, 3, 4],
    [4, 3, 2, 1, 0],
    [2, 0, 4, 1, 3],
    [3, 4, 4, 0, 0, 2, 1],
  ];
  for (const order of orders) {
    let known = NEVER;
    for (const index of order) known = holderAfter(known, facts[index] as HolderFact) ?? known;
    expect(known).toEqual({ holder: "meta_ai", at: 18 });
  }
});

test("another application goes on holding what is only listened to", () => {
  const other: KnownHolder = { holder: "other_app", at: 10 };
  expect(holderAfter(other, said("meta_ai", 12))).toEqual({ holder: "other_app", at: 12 });
  expect(holderAfter(other, said("meta_ai", 12, true))).toEqual({ holder: "meta_ai", at: 12 });
});
