// Guards that keep files with their business, with their type, and for their time.
import type { Mutant } from "./mutant.ts";

const FILES = "server/src/modules/ground/files";
const TESTS = [`${FILES}/files`];

export const files: Mutant[] = [
  {
    name: "a business deletes the files of another",
    where: "server/migrations/20261122130700_files.sql",
    cut: "call tenant_table('files');",
    put: "grant select, insert, update, delete on files to mostrador_app;",
    noticedBy: TESTS,
  },
  {
    name: "what a file is its name decides",
    where: FILES,
    cut: "const said = (await fileTypeFromFile(file.path))?.mime;",
    put: `await fileTypeFromFile(file.path);
  const said = file.name.endsWith(".png") ? "image/png" : "text/html";`,
    noticedBy: TESTS,
  },
  {
    name: "the sweep waits no day",
    where: FILES,
    cut: "new Date(ctx.now - KEPT_MS)",
    put: "new Date(ctx.now - 0 * KEPT_MS)",
    noticedBy: TESTS,
  },
  {
    name: "a file that is shown can be deleted",
    where: FILES,
    cut: "if (await isUsed(tx, file.id)) throw",
    put: "if ((await isUsed(tx, file.id)) && file.bytes < 0) throw",
    noticedBy: ["server/src/modules/catalog/resources"],
  },
  {
    name: "a form of a file names another business than the call",
    where: "server/src/kernel/http",
    cut: "    refuseOtherBusiness(fields, options.caller);\n",
    put: "    void refuseOtherBusiness;\n",
    noticedBy: TESTS,
  },
];
