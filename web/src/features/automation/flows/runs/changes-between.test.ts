// What the versions of a flow say that was changed.
import { FIRST_SETTINGS, newGraph } from "@mostrador/domain/automation/flows/new-graph.ts";
import { expect, test } from "vitest";
import { addNode, moveNodes, removeNodes } from "../editor/edit-graph.ts";
import { changesBetween } from "./changes-between.ts";

test("each kind of change has its words, and moving nodes alone is said too", () => {
  const first = { ...newGraph(), name: "Uno", settings: FIRST_SETTINGS };
  const more = { ...addNode(first, "release", "fin", "inicio"), name: "Dos", settings: FIRST_SETTINGS };
  expect(changesBetween(undefined, first)).toEqual(["La primera versión que se conserva"]);
  expect(changesBetween(first, more)).toEqual([
    "Cambió el nombre: «Uno» es «Dos»",
    "Agregó «Terminar»",
    "Cambió las conexiones",
  ]);
  const less = { ...more, ...removeNodes(more, ["fin"]), settings: { ...FIRST_SETTINGS, reentry: "never" as const } };
  expect(changesBetween(more, less)).toEqual(["Quitó «Terminar»", "Cambió las conexiones", "Cambió los ajustes"]);
  const moved = { ...more, ...moveNodes(more, new Map([["fin", { x: 9, y: 9 }]])) };
  expect(changesBetween(more, moved)).toEqual(["Solo movió los nodos"]);
});
