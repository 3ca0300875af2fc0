// The brand of a partner on pages: by the host, by the business of a page, and never a rule or a script of its author.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAgency } from "../../../../test/shops/agency.ts";
import { BRAND, makeBrand } from "../../../../test/shops/brand.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

const INDEX =
  '<!doctype html><html><head><title>Mostrador: citas</title><meta name="description" content="x" /><link rel="icon" href="/icon.svg" type="image/svg+xml" /><script src="/theme-mode.js"></script></head><body><img src="/icon.svg" alt="" /></body></html>';

let product: TestProduct;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "mostrador-web-"));
  for (const name of ["index.html", "reservar.html", "formulario.html", "aviso.html", "kiosco.html"])
    writeFileSync(join(webFolder, name), INDEX);
  product = await startProduct({ role: "web", webFolder });
});
afterAll(async () => {
  await product.close();
  rmSync(webFolder, { recursive: true, force: true });
});

const branded = (host: string, more: object = {}) => makeBrand(product, host, more);

/** As a browser at that name asks. */
function page(path: string, host = "127.0.0.1", cookie = "") {
  return new Promise<{ text: string; policy: string }>((resolve, fail) => {
    const asked = request(product.url + path, { headers: { host, cookie } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.once("end", () => resolve({ text, policy: String(answer.headers["content-security-policy"]) }));
    });
    asked.once("error", fail).end();
  });
}

/** What a page's script reads, as a browser reads attributes. */
function brandOf(text: string) {
  const content = /<meta name="brand" content="([^"]*)" \/>/.exec(text)?.[1];
  if (!content) return undefined;
  const { icon, ...branding } = JSON.parse(
    content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
  expect(icon).toMatch(/^\/api\/brand\/icon\/[\w-]+\?v=\w{8}$/);
  return branding;
}

test("a page at the partner's name carries its brand in the first bytes, before the first script", async () => {
  const { branding } = await branded("portal.nopal.mx");
  for (const path of ["/", "/auth/ingresar", "/agenda"]) {
    const { text } = await page(path, "Portal.Nopal.mx:8443");
    expect(brandOf(text)).toEqual(branding);
    expect(text).toContain("<title>Nopal &#38; Cía: citas</title>");
    expect(text).toContain('<link rel="stylesheet" href="/fonts/source-sans-pro.css" />');
    expect(text).not.toContain("Mostrador");
    expect(text.indexOf('name="brand"')).toBeLessThan(text.indexOf("theme-mode.js"));
    // yellow, and a text that reads on it
    expect(text).toContain("--brand:#fff200;--on-brand:#000000");
  }
  for (const host of ["127.0.0.1", "otro.mx", "x.portal.nopal.mx"])
    expect(brandOf((await page("/agenda", host)).text)).toBeUndefined();
});

test("public pages of a business have the brand of its partner, under any name", async () => {
  const { person, business, branding } = await branded("citas.nopal.mx");
  const businessId = business._id;
  const rating = { numEmojis: 5, emoji: "heart" };
  const question = { id: "q1", question: "¿Cómo te fue?", questionType: "rating", rating };
  const form = await person.post("/api/form", { form: { businessId, title: "Encuesta", questions: [question] } });
  await person.put("/api/reservation-settings", { businessId, settings: { isOn: true } });
  const settings = await person.get(`/api/reservation-settings?businessId=${businessId}`);
  for (const url of [form.body.data.url, settings.body.data.url])
    expect(brandOf((await page(new URL(url).pathname)).text)).toEqual(branding);
  const mine = await person.get(`/api/business/${business._id}`);
  expect(mine.body.data.partner).toMatchObject({ name: "Estudio Nopal", branding });
  expect((await person.get("/api/brand")).body.data).toMatchObject([{ partner: mine.body.data.partner._id, branding }]);
  expect((await (await product.person()).get("/api/brand")).body.data).toEqual([]);
});

test("no value of a brand becomes markup, a rule or a script", async () => {
  const { person, partnerId } = await makeAgency(product);
  const put = (more: object) =>
    person.put(`/api/partner/${partnerId}`, { action: "updateBranding", branding: { ...BRAND, ...more } });
  for (const more of [
    { primaryColor: "red;}body{display:none" },
    { backgroundColor: "url(//x)" },
    { fontFamily: 'x";}*{color:red' },
    { themeMode: "dark' onload='x" },
    { websiteUrl: "javascript:alert(1)" },
    { websiteUrl: 'https://a.mx/"><script>' },
    { logoUrl: "https://a.mx/x.png');}*{background:url(//y)" },
    { logoUrl: "data:image/svg+xml,<svg onload=alert(1)>" },
    { facebookUrl: "https://facebook.com.evil.mx/" },
  ])
    expect([more, (await put(more)).status]).toEqual([more, 400]);
  const { branding } = await branded("raro.nopal.mx", {
    companyName: '"><script>alert(1)</script>$& `',
    description: "</style><img src=x onerror=alert(1)> {color:red}",
  });
  const { text } = await page("/", "raro.nopal.mx");
  expect(brandOf(text)).toEqual(branding);
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).not.toContain("<img src=x");
  expect(text.match(/<style>([^<]*)<\/style>/)?.[1]).toMatch(/^[\w:#;{}",\-[\]=. ]+$/);
});

test("a logo of another site may be loaded on pages of its brand, and by its own people", async () => {
  const { person } = await branded("logo.nopal.mx", { logoUrl: "https://cdn.nopal.mx/logo.png" });
  const { text, policy } = await page("/auth/ingresar", "logo.nopal.mx");
  expect(policy).toContain("img-src 'self' https://cdn.nopal.mx data:");
  expect(text).toContain('<link rel="icon" href="https://cdn.nopal.mx/logo.png" />');
  expect((await page("/agenda", "127.0.0.1", person.cookie)).policy).toContain(
    "img-src 'self' https://cdn.nopal.mx data:",
  );
  const stranger = await product.person("Eva");
  for (const cookie of ["", stranger.cookie, "x=y"])
    expect((await page("/agenda", "127.0.0.1", cookie)).policy).not.toContain("cdn.nopal.mx");
});

test("a brand without a logo has its first letter as icon, in its colours", async () => {
  const { person, partnerId } = await branded("letra.nopal.mx", { companyName: "<g onload=x>" });
  const [{ branding }] = (await person.get("/api/brand")).body.data;
  const icon = await fetch(product.url + branding.icon);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(icon.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(await icon.text()).toMatch(/fill="#e1d400".*fill="#000000">&#60;<\/text>/);
  for (const other of [partnerId.replace(/.$/, "z"), crypto.randomUUID()])
    expect((await fetch(`${product.url}/api/brand/icon/${other}`)).status).toBe(404);
});

test("a partner that has chosen no brand, and a claim that nobody proved, change nothing", async () => {
  const { partnerId } = await makeAgency(product);
  await product.owner.query(
    "insert into partner_domains (partner_id, hostname, token, proved_at) values ($1, 'sin.nopal.mx', 'sin', now())",
    [partnerId],
  );
  expect((await page("/", "sin.nopal.mx")).text).toBe(INDEX);
});
