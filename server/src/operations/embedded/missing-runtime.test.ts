import { expect, test } from "vitest";
import { missingRuntime } from "./missing-runtime.ts";

test.each([
  ["as Node tells it", { code: 3221225781, output: "" }],
  ["as a signed number", { code: -1073741515, output: "" }],
  ["as initdb tells it of postgres.exe", { code: 1, output: "child process was terminated by exception 0xC0000135" }],
])("who lacks the runtime is told what to install and from where: %s", (_, outcome) => {
  expect(missingRuntime(outcome)).toBe(
    "A Windows le falta el componente que PostgreSQL necesita (código 0xC0000135). Instala «Microsoft Visual C++ " +
      "Redistributable» para x64 desde https://aka.ms/vs/17/release/vc_redist.x64.exe y vuelve a arrancar.",
  );
});

test.each([
  [{ code: 0, output: "" }],
  [{ code: 1, output: "could not bind IPv4 address" }],
  [{ code: null, output: "ENOENT" }],
])("other ends are told otherwise: %o", (outcome) => expect(missingRuntime(outcome)).toBeUndefined());
