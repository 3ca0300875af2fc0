import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let ana: Caller;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  ana = await product.person("Ana");
});
afterAll(() => product.close());

async function names(path: string, body: object): Promise<string[]> {
  const answer = await ana.post(`/api/places/${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

test("countries are told in Spanish, in the order of the alphabet", async () => {
  const { data } = (await ana.get("/api/places/countries")).body;
  expect(data).toContainEqual({ code: "MX", name: "México" });
  expect(data.length).toBeGreaterThan(200);
  const told = data.map(({ name }: { name: string }) => name);
  expect(told).toEqual([...told].sort((one, other) => one.localeCompare(other, "es")));
});

test("Mexico has its 32 states, however it is written", async () => {
  const states = await names("states", { country: "México" });
  expect(states).toHaveLength(32);
  expect(states).toEqual(expect.arrayContaining(["Puebla", "Ciudad de México", "Estado de México", "Michoacán"]));
  for (const country of ["mexico", "MX", "Estados Unidos Mexicanos"])
    expect(await names("states", { country })).toEqual(states);
  expect(await names("states", { country: "Colombia" })).toContain("Antioquia");
  expect(await names("states", { country: "Atlántida" })).toEqual([]);
});

test("a state of Mexico has its cities and municipalities, however it is written", async () => {
  const puebla = await names("cities", { country: "México", state: "puebla" });
  expect(puebla).toEqual(expect.arrayContaining(["Puebla", "San Andrés Cholula", "Tehuacán"]));
  const mexico = await names("cities", { country: "México", state: "México" });
  expect(mexico).toContain("Naucalpan de Juárez");
  expect(await names("cities", { country: "México", state: "Estado de México" })).toEqual(mexico);
  expect(await names("cities", { country: "México", state: "CDMX" })).toContain("Coyoacán");
  expect(await names("cities", { country: "México", state: "Michoacán de Ocampo" })).toContain("Morelia");
  expect(await names("cities", { country: "Colombia", state: "Antioquia" })).toEqual([]);
  expect(await names("cities", { country: "México", state: "Texas" })).toEqual([]);
});

test("a search forgives accents and capitals, and tells first what begins so", async () => {
  const found = await names("cities", { country: "México", state: "Chihuahua", search: "JUAREZ" });
  expect(found[0]).toBe("Juárez");
  expect(found).toContain("Ciudad Juárez");
  expect(await names("states", { country: "México", search: "leon" })).toEqual(["Nuevo León"]);
});

test("each name that is offered may be saved", async () => {
  for (const state of await names("states", { country: "México" })) {
    const cities = await names("cities", { country: "México", state });
    expect([state, ...cities].filter((name) => name.length < 2 || name.length > 30)).toEqual([]);
    expect(cities.length, state).toBeGreaterThan(4);
  }
});

test("they are told to whoever is signed in", async () => {
  expect((await product.anonymous.get("/api/places/countries")).status).toBe(401);
  const missing = await ana.post("/api/places/states", {});
  expect([missing.status, missing.body.message]).toEqual([400, "Este campo es requerido"]);
});
