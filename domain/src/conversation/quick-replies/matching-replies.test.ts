import { expect, test } from "vitest";
import { matchingReplies } from "./matching-replies.ts";

test("those whose name begins so come first; accents do not matter", () => {
  const replies = [
    { shortcut: "horario", text: "Abrimos a las 9" },
    { shortcut: "ubicacion", text: "Calle Río 5, sin horario fijo" },
  ];
  expect(matchingReplies(replies, "hor").map(({ shortcut }) => shortcut)).toEqual(["horario", "ubicacion"]);
  expect(matchingReplies(replies, "rio")).toHaveLength(2);
  expect(matchingReplies(replies, "RÍO 5")).toHaveLength(1);
});
