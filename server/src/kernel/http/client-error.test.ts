import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product?.close());

test.each([
  ["no HTTP at all", "hola\r\n\r\n", 400, "No se pudo entender la solicitud"],
  [
    "a header without a name",
    "GET /healthz HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n",
    400,
    "No se pudo entender la solicitud",
  ],
  [
    "two lengths",
    "POST /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
    400,
    "No se pudo entender la solicitud",
  ],
  [
    "headers without end",
    `GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: ${"a".repeat(40_000)}\r\n\r\n`,
    431,
    "La dirección o los encabezados son demasiado largos",
  ],
])("%s is refused in the envelope", async (_what, sent, status, message) => {
  const text = await speak(sent);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(text.slice(text.indexOf("{")))).toEqual({ success: false, message });
  expect((await product.anonymous.get("/healthz")).status).toBe(200);
});

test("a field of another type is told what it should be", async () => {
  const person = await product.person();
  const answer = await person.post("/api/business", { business: { name: 3, keywords: "x", isWorking: "y" } });
  expect(answer.status).toBe(400);
  const told = Object.fromEntries(
    answer.body.errors.map(({ path, message }: Record<string, string>) => [path, message]),
  );
  expect(told["business.keywords"]).toBe("Este dato debe ser una lista");
  expect(JSON.stringify(answer.body)).not.toMatch(/string|recibido|indefinido/);
  const page = await person.get("/api/audit?businessId=01990000-0000-7000-8000-000000000000&page=x");
  expect(JSON.stringify(page.body)).not.toContain("NaN");
});

test("a list that goes on with `after` refuses a page number, and never answers its first page again", async () => {
  const { owner, businessId } = await makeShop(product);
  for (const kind of ["course", "moneyMovement"]) {
    const ask = (page: string) => owner.get(`/api/${kind}?businessId=${businessId}&page=${page}`);
    expect((await ask("1")).status).toBe(200);
    const second = await ask("2");
    expect([second.status, second.body.errors?.[0].path]).toEqual([422, "page"]);
  }
});

/** Everything that is received until the other end closes. */
async function speak(sent: string): Promise<string> {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("data", (part) => {
    text += part;
  });
  socket.on("error", () => {});
  socket.write(sent);
  await once(socket, "close");
  return text;
}
