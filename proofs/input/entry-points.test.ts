// Checks that no entry point is forgotten: all are found in the code, and each is in the list of `entry-points.ts`
// with its guard.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { route } from "@mostrador/domain/kit/route.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { collect } from "../capabilities/collect.ts";
import { goodCall } from "../world/calls.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import { type EntryPointKind, JOINS } from "./entry-point-kinds.ts";
import { ENTRY_POINTS } from "./entry-points.ts";
import { withValue } from "./field-kinds.ts";
import { findEntryPoints } from "./find-entry-points.ts";
import { fieldsOf } from "./input-shape.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

/** Calls that refuse an address of this machine, with their status. */
const REFUSED = collect<number>("refused addresses", ({ refusedAddresses }) => refusedAddresses);

const declared = () => ({ ...mirror.product.product, routes: mirror.routes });

test("each way in is listed, with the corpus that it must join when it is not", () => {
  const found = findEntryPoints(declared());
  for (const kind of Object.keys(ENTRY_POINTS) as EntryPointKind[]) {
    const listed = Object.keys(ENTRY_POINTS[kind]);
    const missing = found[kind].filter((key) => !listed.includes(key));
    const gone = listed.filter((key) => !found[kind].includes(key));
    expect({ kind, missing, joins: missing.length ? JOINS[kind] : "" }).toEqual({ kind, missing: [], joins: "" });
    expect({ kind, gone }).toEqual({ kind, gone: [] });
  }
});

test("a new way in would be found, of whatever kind", () => {
  const folder = `${mkdtempSync(join(tmpdir(), "rawRoutes-"))}/`;
  mkdirSync(`${folder}kernel/live`, { recursive: true });
  writeFileSync(`${folder}a.ts`, 'app.get("/nueva", x);\nconst b = await fetch(address);\n');
  writeFileSync(
    `${folder}b.ts`,
    'import { request } from "node:https";\nimport { spawn } from "node:child_process";\n',
  );
  writeFileSync(`${folder}c.ts`, 'import yauzl from "yauzl";\nreply.header("content-disposition", "attachment");\n');
  writeFileSync(`${folder}kernel/live/d.ts`, '  on("shout", work);\n');
  const body = z.object({ page: z.object({ logoUrl: z.string(), rules: z.array(z.object({ regex: z.string() })) }) });
  const access = { kind: "public" } as const;
  const fresh = route({
    name: "x.export",
    method: "POST",
    path: "/api/x/export",
    summary: "",
    access,
    body,
    data: z.null(),
  });
  const found = findEntryPoints(
    { routes: [fresh], rawRoutes: [{ method: "POST", path: "/api/raw" }], socketCalls: [{ name: "say" }] },
    folder,
  );
  rmSync(folder, { recursive: true });
  expect(found).toEqual({
    raw: ["POST /api/raw"],
    page: ["a.ts GET /nueva"],
    public: ["x.export"],
    socket: ["say", "shout"],
    fetch: ["a.ts", "b.ts"],
    process: ["b.ts"],
    address: ["x.export page.logoUrl"],
    pattern: ["x.export page.rules.regex"],
    file: ["c.ts", "x.export"],
  });
});

test("an address in a field is kept as text, or refused where it is opened: nobody fetches it", async () => {
  const hits: string[] = [];
  const canary = createServer((request, reply) => {
    hits.push(request.url ?? "");
    reply.end("x");
  });
  await new Promise<void>((ready) => canary.listen(0, "127.0.0.1", ready));
  const address = canary.address();
  const port = typeof address === "object" ? address?.port : 0;
  try {
    const kept = Object.entries(ENTRY_POINTS.address).filter(([, how]) => how === "kept as text, fetched by nobody");
    const given = kept.map(([key]) => key.split(" ") as [string, string]);
    for (const [name, path] of given) {
      const asked = mirror.routes.find((each) => each.name === name);
      if (!asked) throw new Error(`${name} is gone`);
      const call = await goodCall(name, mirror.a);
      const part = asked.body ? "body" : "query";
      // for a list, its first entry
      const place = fieldsOf(asked[part]).findLast(
        (field) => field.path.filter((key) => key !== "0").join(".") === path,
      );
      const url = `http://127.0.0.1:${port}/${name}`;
      const filled = withValue(call[part], place?.path ?? [], url) as Record<string, string>;
      const answer = await send(call.as ?? mirror.a.owner, asked, { ...call, [part]: filled });
      expect([name, answer.status < 300 ? "taken" : answer.status]).toEqual([name, REFUSED[name] ?? "taken"]);
      if (!REFUSED[name]) expect(JSON.stringify(answer.body)).toContain(url);
    }
    const link = `http://127.0.0.1:${port}/mapLink.expand`;
    expect((await mirror.a.owner.get(`/api/google/expand-url?shortUrl=${link}`)).status).toBe(400);
    await new Promise((later) => setTimeout(later, 500));
    expect(hits).toEqual([]);
    // the canary reports when it is touched
    await fetch(`http://127.0.0.1:${port}/control`);
    expect(hits).toEqual(["/control"]);
  } finally {
    canary.close();
  }
});
