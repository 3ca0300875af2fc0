// Domains of partners over HTTP, with Heroku and with the installation's own gateway (D-14).
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeAgency } from "../../../../test/shops/agency.ts";
import { startWithSandbox } from "../../../../test/start-sandbox-process.ts";

const TARGET = "dominios.mostrador.mx";
type World = Awaited<ReturnType<typeof startWithSandbox>>;

const agency = ({ product }: World) => makeAgency(product);

const add = (person: Caller, partnerId: string, hostname: string) =>
  person.post("/api/heroku", { hostname, partnerId });
const look = (person: Caller, partnerId: string, hostname: string) =>
  person.get(`/api/heroku?${new URLSearchParams({ hostname, partnerId })}`);
const ask = async ({ product }: World, domain: string) =>
  (await fetch(`${product.url}/internal/tls-ask?${new URLSearchParams({ domain })}`)).status;

describe("with Heroku", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWithSandbox();
  });
  afterAll(() => world.close());

  test("a name is added, goes on with each look, and is gone when it is removed", async () => {
    const { person, partnerId } = await agency(world);
    const made = await add(person, partnerId, " HTTPS://Citas.Nopal.mx/ ");
    expect([made.status, made.body.message]).toEqual([201, "Dominio agregado correctamente"]);
    expect(made.body.data).toMatchObject({ hostName: "citas.nopal.mx", acmStatus: null, isServed: false });
    const { dnsTarget } = made.body.data;
    expect(dnsTarget).toMatch(/^\w+\.herokudns\.com$/);
    expect(made.body.data.records).toEqual([{ type: "CNAME", name: "citas.nopal.mx", value: dnsTarget }]);
    const seen: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      expect(await ask(world, "citas.nopal.mx")).toBe(404);
      seen.push((await look(person, partnerId, "citas.nopal.mx")).body.data.acmStatus);
    }
    expect(seen).toEqual(["pending", "dns-verified", "cert issued"]);
    expect(await ask(world, "CITAS.nopal.mx.")).toBe(200);
    // from memory, and by the router: the answer is the same one
    const told = async (path: string) => {
      const answer = await fetch(`${world.product.url}/internal/tls-ask${path}`);
      const headers = [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
      return { status: answer.status, headers: headers.sort(), body: await answer.json() };
    };
    expect(await told("?domain=otro.mx")).toEqual(await told("?domain=otro.mx&domain=citas.nopal.mx"));
    expect(await told("?domain=otro.mx")).toEqual(await told(""));
    expect((await told("?domain=citas.nopal.mx")).body).toEqual({ success: true });
    const partner = (await person.get(`/api/partner/${partnerId}`)).body.data;
    expect(partner.heroku).toEqual([{ hostName: "citas.nopal.mx", dnsTarget, acmStatus: "cert issued" }]);
    const gone = await person.delete(`/api/heroku/citas.nopal.mx?partnerId=${partnerId}`);
    expect([gone.status, gone.body.message]).toEqual([200, "Dominio eliminado correctamente"]);
    expect(await ask(world, "citas.nopal.mx")).toBe(404);
    expect((await look(person, partnerId, "citas.nopal.mx")).status).toBe(404);
    expect((await add(person, partnerId, "citas.nopal.mx")).status).toBe(201);
  });

  test("a name that is removed while the provider is away can be added again", async () => {
    const { person, partnerId } = await agency(world);
    await add(person, partnerId, "vuelve.mx");
    await world.sandbox.fail({ heroku: { status: 503, times: 1 } });
    expect((await person.delete(`/api/heroku/vuelve.mx?partnerId=${partnerId}`)).status).toBe(200);
    const again = async () => (await add(person, partnerId, "vuelve.mx")).status;
    await vi.waitFor(async () => expect(await again()).toBe(201), { timeout: 60_000, interval: 200 });
  });

  test("a certificate that fails is shown as the provider says it, and nothing is served", async () => {
    const { person, partnerId } = await agency(world);
    await add(person, partnerId, "fail-citas.mx");
    const states = [];
    for (let time = 0; time < 3; time += 1)
      states.push((await look(person, partnerId, "fail-citas.mx")).body.data.acmStatus);
    expect(states).toEqual(["pending", "failing", "failed"]);
    expect(await ask(world, "fail-citas.mx")).toBe(404);
  });

  test("a name has one partner, and another partner neither reads nor removes it", async () => {
    const [mine, other] = [await agency(world), await agency(world)];
    await add(mine.person, mine.partnerId, "unico.mx");
    const twice = await add(mine.person, mine.partnerId, "unico.mx");
    expect([twice.status, twice.body.message]).toEqual([409, "Ya agregaste ese dominio"]);
    const taken = await add(other.person, other.partnerId, "unico.mx");
    expect([taken.status, taken.body.message]).toEqual([409, "Ese dominio ya lo usa otro partner"]);
    const tries = [
      await look(other.person, mine.partnerId, "unico.mx"),
      await add(other.person, mine.partnerId, "otro.mx"),
      await other.person.delete(`/api/heroku/unico.mx?partnerId=${mine.partnerId}`),
      await other.person.delete(`/api/heroku/unico.mx?partnerId=${other.partnerId}`),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await look(mine.person, mine.partnerId, "unico.mx")).status).toBe(200);
  });

  test("a name with accents is stored as certificates write it", async () => {
    const { person, partnerId } = await agency(world);
    const made = await add(person, partnerId, "Peluquería.mx");
    expect(made.body.data.hostName).toBe("xn--peluquera-n5a.mx");
    expect((await look(person, partnerId, "peluquería.mx")).body.data.hostName).toBe("xn--peluquera-n5a.mx");
  });

  test.each([
    ["wildcard.nopal.mx", "El subdominio 'wildcard' está reservado"],
    ["127.0.0.1", "Escribe un dominio como citas.tumarca.mx"],
    ["localhost", "Ese nombre no es de internet: usa un dominio tuyo"],
    ["", "Este campo es requerido"],
  ])("%s is refused by name", async (hostname, message) => {
    const { person, partnerId } = await agency(world);
    const { status, body } = await add(person, partnerId, hostname);
    expect([status, body.errors]).toEqual([400, [{ path: "hostname", message }]]);
  });
});

describe("with the installation's own gateway", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWithSandbox({ settings: { HEROKU_API_KEY: "", DOMAINS_TARGET: TARGET } });
  });
  afterAll(() => world.close());
  const dns = (records: object) => world.sandbox.call("PUT", "/__sandbox/dns", records);

  test("nothing is served before a record shows whose the name is, and no longer when it is gone", async () => {
    const { person, partnerId } = await agency(world);
    const { data } = (await add(person, partnerId, "citas.agave.mx")).body;
    expect(data.dnsTarget).toMatch(new RegExp(`^[a-z0-9]{24}\\.${TARGET}$`));
    expect(data.records.map(({ type }: { type: string }) => type)).toEqual(["CNAME", "TXT"]);
    expect((await look(person, partnerId, "citas.agave.mx")).body.data).toMatchObject({ acmStatus: "pending" });
    await dns({ name: "citas.agave.mx", CNAME: [data.dnsTarget] });
    const proved = (await look(person, partnerId, "citas.agave.mx")).body.data;
    expect(proved).toMatchObject({ acmStatus: "ok", isServed: true });
    expect(await ask(world, "citas.agave.mx")).toBe(200);
    await dns({ name: "citas.agave.mx", CNAME: ["otro.lugar.mx"] });
    expect((await look(person, partnerId, "citas.agave.mx")).body.data).toMatchObject({
      acmStatus: "failing",
      isServed: false,
    });
    expect(await ask(world, "citas.agave.mx")).toBe(404);
  });

  test("a record that was left behind proves nothing for the next partner, and who proves first has the name", async () => {
    const [first, next] = [await agency(world), await agency(world)];
    const { data } = (await add(first.person, first.partnerId, "viejo.mx")).body;
    await dns({ name: "viejo.mx", CNAME: [data.dnsTarget] });
    await look(first.person, first.partnerId, "viejo.mx");
    expect((await add(next.person, next.partnerId, "viejo.mx")).status).toBe(409);
    await first.person.delete(`/api/heroku/viejo.mx?partnerId=${first.partnerId}`);
    const claimed = (await add(next.person, next.partnerId, "viejo.mx")).body.data;
    expect((await look(next.person, next.partnerId, "viejo.mx")).body.data.isServed).toBe(false);
    expect(await ask(world, "viejo.mx")).toBe(404);
    // a claim alone keeps nobody away
    const again = (await add(first.person, first.partnerId, "viejo.mx")).body.data;
    expect(again.dnsTarget).not.toBe(data.dnsTarget);
    const txt = claimed.records[1];
    await dns({ name: txt.name, TXT: [txt.value] });
    expect((await look(next.person, next.partnerId, "viejo.mx")).body.data.isServed).toBe(true);
    await dns({ name: "viejo.mx", CNAME: [again.dnsTarget] });
    const late = await look(first.person, first.partnerId, "viejo.mx");
    expect([late.status, late.body.message]).toEqual([409, "Ese dominio ya lo usa otro partner"]);
  });

  test("while the resolver is away nothing changes, and the answer says so", async () => {
    const { person, partnerId } = await agency(world);
    expect((await add(person, partnerId, "away.mx")).status).toBe(201);
    const { status, body } = await look(person, partnerId, "away.mx");
    expect([status, body.message]).toEqual([
      409,
      "El proveedor de dominios no contesta. Vuelve a intentarlo en unos minutos.",
    ]);
  });

  test.each([TARGET, `x.${TARGET}`])("%s belongs to the installation", async (hostname) => {
    const { person, partnerId } = await agency(world);
    const { status, body } = await add(person, partnerId, hostname);
    expect([status, body.errors]).toEqual([400, [{ path: "hostname", message: "Ese nombre es de Mostrador" }]]);
  });

  test("a person signs in on the partner's name, and the session holds there", async () => {
    const { person, partnerId } = await agency(world);
    const { data } = (await add(person, partnerId, "portal.agave.mx")).body;
    await dns({ name: "portal.agave.mx", CNAME: [data.dnsTarget] });
    expect((await look(person, partnerId, "portal.agave.mx")).body.data.isServed).toBe(true);
    const signedIn = await onName("POST", "/api/auth/sign-in/email", {
      body: { email: person.email, password: "una-clave-larga" },
    });
    expect(signedIn.status).toBe(200);
    const cookies = signedIn.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
    expect(signedIn.cookies.join()).not.toMatch(/domain=/i);
    const me = await onName("GET", "/api/me", { cookie: cookies });
    expect([me.status, JSON.parse(me.text).user.email]).toEqual([200, person.email]);
    expect((await onName("GET", "/api/me", {})).status).toBe(401);
  });

  /** As a browser at the partner's name asks. */
  function onName(method: string, path: string, { body, cookie }: { body?: object; cookie?: string }) {
    const headers = {
      "content-type": "application/json",
      host: "portal.agave.mx",
      origin: "https://portal.agave.mx",
      ...(cookie && { cookie }),
    };
    return new Promise<{ status: number | undefined; cookies: string[]; text: string }>((resolve, fail) => {
      const sent = request(world.product.url + path, { method, headers }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        answer.once("end", () =>
          resolve({ status: answer.statusCode, cookies: answer.headers["set-cookie"] ?? [], text }),
        );
      });
      sent.once("error", fail).end(body && JSON.stringify(body));
    });
  }
});

test("without a provider the answer says that domains are not served here", async () => {
  const world = await startWithSandbox({ settings: { HEROKU_API_KEY: "" } });
  const { person, partnerId } = await agency(world);
  const { status, body } = await add(person, partnerId, "citas.mx");
  expect([status, body.message]).toEqual([422, "Esta instalación todavía no atiende dominios propios"]);
  await world.close();
});
