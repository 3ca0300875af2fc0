// No container engine runs here, so these tests check the container files for what would break a build or a start.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

type Service = {
  image: string;
  build?: string;
  command?: string[];
  environment: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  restart?: string;
  volumes?: string[];
  ports?: string[];
};
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(read("compose.yaml"), {
  merge: true,
});
const { services } = compose;
const example = Object.keys(parseEnv(read(".env.example")));
const dockerfile = read("Dockerfile").replaceAll("\\\n", " ").split("\n");
const words = (instruction: string) =>
  dockerfile.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.split(/\s+/).slice(1));

/** The folder as the builder sees it. */
const sent = read(".dockerignore").split("\n");
const isSent = (file: string) => {
  const wanted = sent.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  return wanted.some((name) => file === name || name.startsWith(`${file}/`) || file.startsWith(`${name}/`));
};

test("everything that the image copies is there, and is sent to the builder", () => {
  const copied = words("COPY")
    .filter(([first]) => !first?.startsWith("--from"))
    .flatMap((parts) => parts.slice(0, -1));
  expect(copied.length).toBeGreaterThan(8);
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(copied.filter((file) => !isSent(file))).toEqual([]);
  expect(sent.filter((line) => line.startsWith("!") && !existsSync(path.join(root, line.slice(1))))).toEqual([]);
});

test("every workspace has its manifest in the image: npm refuses a lock that names more", () => {
  const { workspaces } = JSON.parse(read("package.json"));
  const manifests = words("COPY").map(([first]) => first);
  for (const name of workspaces) expect(manifests).toContain(`${name}/package.json`);
});

test("the image takes the modules of every folder that npm puts some in", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  const folders = new Set(Object.keys(packages).map((name) => name.split("node_modules/")[0]));
  expect([...folders].some((folder) => folder === "server/")).toBe(true);
  expect(words("COPY")).toContainEqual(["--from=modules", "/app", "./"]);
});

test("no secret and no data is sent to the builder", () => {
  expect(sent.filter((line) => line !== "" && !line.startsWith("#"))[0]).toBe("*");
  for (const file of [".env", ".git", ".data", "node_modules", "server/test"])
    expect([file, isSent(file)]).toEqual([file, false]);
});

test("the image runs as somebody who is not root, without npm in between, and ends in time", () => {
  expect(words("USER")).toEqual([["node"]]);
  expect(dockerfile).toContain('CMD ["node", "server/src/main.ts"]');
  expect(words("HEALTHCHECK").length).toBe(1);
  expect(words("FROM").every((parts) => parts.some((part) => part === `\${NODE_IMAGE}` || part === "manifests"))).toBe(
    true,
  );
  expect(read("Dockerfile")).toMatch(/^ARG NODE_IMAGE=node:24-/m);
});

test("every file that a container runs is in the image", () => {
  const run = [...read("Dockerfile").matchAll(/"(server\/[\w/-]+\.ts)"/g)].map(([, file]) => file as string);
  const commands = Object.values(services).flatMap(({ command = [] }) =>
    command.filter((part) => part.endsWith(".ts")),
  );
  for (const file of [...run, ...commands])
    expect([file, existsSync(path.join(root, file)) && isSent(file)]).toEqual([file, true]);
});

test("every setting that compose.yaml names stands in .env.example", () => {
  const named = [...read("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name as string);
  const given = Object.entries(services).flatMap(([name, { environment }]) =>
    name === "database" ? [] : Object.keys(environment),
  );
  expect([...new Set([...named, ...given])].filter((name) => !example.includes(name))).toEqual([]);
});

/** Settings that the containers define themselves or do not use. */
const NOT_PASSED = {
  HOST: "the image listens on all of its own addresses",
  PORT: "inside it is always 3000",
  METRICS_PORT: "9464 in the image",
  DATA_DIR: "a folder of the image",
  DEMO: "0 in the image",
  DEMO_PASSWORD: "there is no demo",
  SANDBOX_PORT: "there is no sandbox",
  MAPS_URL: "for tests and the demo",
  PUSH_URL: "for tests and the demo",
  STRICT_ANSWERS: "for tests",
  FAULTS: "for proofs",
  POSTGRES_PASSWORD: "of the database and of the migration alone",
  MOSTRADOR_VERSION: "chooses the image",
};

test("every other setting of .env.example reaches web and worker", () => {
  for (const name of ["web", "worker"]) {
    const given = Object.keys(services[name]?.environment ?? {});
    expect(example.filter((setting) => !given.includes(setting))).toEqual(
      example.filter((setting) => Object.hasOwn(NOT_PASSED, setting)),
    );
  }
});

test("web and worker never hold the password of the database's owner", () => {
  for (const name of ["web", "worker"]) expect(JSON.stringify(services[name])).not.toContain("POSTGRES_PASSWORD");
});

test("web and worker start after the migration, and it after a database that answers", () => {
  for (const name of ["web", "worker"]) {
    expect(services[name]?.depends_on?.migrate).toEqual({ condition: "service_completed_successfully" });
    expect(services[name]?.restart).toBe("unless-stopped");
  }
  expect(services.migrate?.depends_on?.database).toEqual({ condition: "service_healthy" });
  expect(services.database?.healthcheck?.test?.[1]).toBe("pg_isready");
  expect(services.database?.volumes).toEqual(["database:/var/lib/postgresql"]);
  expect(Object.keys(compose.volumes)).toEqual(["database", "files"]);
});

test("web and worker share the one place where uploaded files lie, and the image's user may write there", () => {
  const [, folder = ""] = /^ {4}DATA_DIR=(\S+) \\$/m.exec(read("Dockerfile")) ?? [];
  for (const name of ["web", "worker"]) expect(services[name]?.volumes).toEqual([`files:${folder}`]);
  expect(dockerfile).toContain(`RUN mkdir ${folder} && chown node ${folder}`);
});

test("only the web can be reached, and only from the machine itself", () => {
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(open).toEqual([`web 127.0.0.1:\${PORT:-3000}:3000`]);
});
