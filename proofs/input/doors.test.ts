// No way in is forgotten: each is found by itself, and stands in the list of `doors.ts` with what guards it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { route } from "@mostrador/domain/kit/route.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { chance, SEED } from "../seed.ts";
import { goodCall } from "../world/calls.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import { DOORS, type DoorKind, JOINS } from "./doors.ts";
import { findDoors } from "./find-doors.ts";
import { openClient } from "./http-request.ts";
import { fieldsOf } from "./input-shape.ts";
import { OTHERS, STRINGS } from "./strange-values.ts";
import { wrongWith } from "./verdict.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

const declared = () => ({ ...mirror.product.product, routes: mirror.routes });

test("each way in is listed, with the corpus that it must join when it is not", () => {
  const found = findDoors(declared());
  for (const kind of Object.keys(DOORS) as DoorKind[]) {
    const listed = Object.keys(DOORS[kind]);
    const missing = found[kind].filter((key) => !listed.includes(key));
    const gone = listed.filter((key) => !found[kind].includes(key));
    expect({ kind, missing, joins: missing.length ? JOINS[kind] : "" }).toEqual({ kind, missing: [], joins: "" });
    expect({ kind, gone }).toEqual({ kind, gone: [] });
  }
});

test("a new way in would be found, of whatever kind", () => {
  const folder = `${mkdtempSync(join(tmpdir(), "doors-"))}/`;
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
  const found = findDoors(
    { routes: [fresh], doors: [{ method: "POST", path: "/api/raw" }], socketEvents: [{ name: "say" }] },
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

test("an address in a field is kept as text: nobody fetches it", async () => {
  const hits: string[] = [];
  const canary = createServer((request, reply) => {
    hits.push(request.url ?? "");
    reply.end("x");
  });
  await new Promise<void>((ready) => canary.listen(0, "127.0.0.1", ready));
  const address = canary.address();
  const port = typeof address === "object" ? address?.port : 0;
  try {
    const given = Object.keys(DOORS.address).map((key) => key.split(" ") as [string, string]);
    for (const [name, path] of given) {
      const asked = mirror.routes.find((each) => each.name === name);
      if (!asked) throw new Error(`${name} is gone`);
      const call = await goodCall(name, mirror.a);
      const isList = fieldsOf(asked.body).some((field) => field.path.join(".") === `${path}.0`);
      const [outer = "", inner = ""] = path.split(".");
      const url = `http://127.0.0.1:${port}/${name}`;
      (call.body as Record<string, Record<string, unknown>>)[outer]![inner] = isList ? [url] : url;
      const answer = await send(mirror.a.owner, asked, call);
      expect([name, answer.status < 300]).toEqual([name, true]);
      expect(JSON.stringify(answer.body)).toContain(url);
    }
    await new Promise((later) => setTimeout(later, 500));
    expect(hits).toEqual([]);
    // the canary sings when it is touched
    await fetch(`http://127.0.0.1:${port}/control`);
    expect(hits).toEqual(["/control"]);
  } finally {
    canary.close();
  }
});

const SIGN_IN: Record<string, Record<string, unknown>> = {
  "/sign-up/email": {
    name: "Ana López",
    email: "ana@prueba.mx",
    password: "una-clave-larga",
    callbackURL: "/auth/verificar",
  },
  "/sign-in/email": { email: "ana@prueba.mx", password: "una-clave-larga", rememberMe: true },
  "/request-password-reset": { email: "ana@prueba.mx", redirectTo: "/auth/restablecer" },
  "/reset-password": { newPassword: "otra-clave-larga", token: "x" },
  "/send-verification-email": { email: "ana@prueba.mx", callbackURL: "/auth/verificar" },
  "/sign-in/social": { provider: "google" },
  "/change-password": { currentPassword: "x", newPassword: "otra-clave-larga" },
  "/update-user": { name: "Ana", role: "admin" },
  "/change-email": { newEmail: "x@prueba.mx" },
  "/delete-user": {},
  "/sign-out": {},
  "/get-session": {},
  "/list-sessions": {},
  "/revoke-session": { token: "x" },
  "/verify-email": { token: "x" },
  "/no-such-door": { a: 1 },
};

test("the sign-in's own doors refuse what nobody meant in our envelope, and make nobody more than they are", async () => {
  const client = openClient(mirror.product.url);
  const dice = chance();
  const problems: string[] = [];
  const person = await mirror.product.person();
  for (let index = 0; index < 200; index += 1) {
    const path = dice.pick(Object.keys(SIGN_IN));
    const body: Record<string, unknown> = { ...SIGN_IN[path] };
    for (let more = dice.below(3); more > 0; more -= 1) {
      body[dice.pick([...Object.keys(body), "role", "id", "__proto__", "emailVerified"])] = dice.pick([
        ...STRINGS,
        ...OTHERS,
      ]);
    }
    const asked = new URLSearchParams({
      token: dice.pick(STRINGS).toWellFormed(),
      callbackURL: dice.pick(["/x", "http://evil.example", ""]),
    });
    const isGet = dice.below(4) === 0;
    const request = {
      method: isGet ? "GET" : "POST",
      target: `/api/auth${path}${isGet ? `?${asked}`.slice(0, 6_000) : ""}`,
      headers: {
        "content-type": dice.pick([
          "application/json",
          "application/json",
          "text/plain",
          "application/x-www-form-urlencoded",
        ]),
        "x-forwarded-for": dice.pick(["1.1.1.1", "x"]),
        ...(dice.below(2) ? { cookie: person.cookie } : {}),
      },
      ...(isGet ? {} : { body: dice.below(12) ? JSON.stringify(body) : dice.pick(["", "{", "[]", "null", '"x"']) }),
    };
    const answer = await client.send(request);
    const wrong = wrongWith(answer, [mirror.a.mark, mirror.b.mark]);
    if (wrong)
      problems.push(`SEED=${SEED} ${request.method} ${request.target} ${request.body ?? ""}: ${wrong}`.slice(0, 700));
  }
  client.close();
  expect(problems).toEqual([]);
  const { rows } = await mirror.product.owner.query(
    "select email from users where role <> 'user' and name not like 'Persona %'",
  );
  expect(rows).toEqual([]);
});
