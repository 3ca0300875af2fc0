// The public directory: what its calls refuse by name, what strangers see of it, and what search engines may read.

import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBrand } from "../../../../test/shops/brand.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const PRACTICE = {
  category: "medicos",
  subcategory: "cardiologia",
  name: "Consultorio San Ángel",
  description: "Consulta de cardiología.",
  whatsapp: "2221234567",
  license: "8123456",
  pricing: "$900 a $1,400 MXN",
};
const PATH = "/api/discoveryBusiness";

async function clinic() {
  const { owner, businessId } = await makeShop(product);
  const register = (more: object = {}) => owner.post(PATH, { discoveryBusiness: { businessId, ...PRACTICE, ...more } });
  return { owner, businessId, register };
}

const open = async (path: string) => {
  const answer = await fetch(`${product.url}${path}`);
  return { status: answer.status, robots: answer.headers.get("x-robots-tag"), html: await answer.text() };
};
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null")?.["@graph"];

test("a business is registered unpublished with its defaults, edited, archived and deleted", async () => {
  const { owner, businessId, register } = await clinic();
  const made = await register();
  expect([made.status, made.body.message]).toEqual([201, "Negocio registrado correctamente"]);
  expect(made.body.data).toMatchObject({
    ...PRACTICE,
    ...{ businessId, assistantId: null, keywords: [], phone: "", countryCode: "52", countryCodeExt: "521" },
    social: { facebook: "", instagram: "", x: "", linkedin: "", website: "" },
    ...{ address: "", location: "", city: "", state: "", country: "", coordinates: null, published: false, url: null },
  });
  const path = `${PATH}/${made.body.data._id}`;
  const more = {
    ...{ subcategory: "pediatria", phone: "(222) 234-5678", coordinates: { lat: 19.05, lng: -98.2 } },
    ...{ keywords: ["niños"], social: { x: "https://x.com/sanangel" }, location: "https://maps.app.goo.gl/AbC" },
  };
  const edited = await owner.put(path, { discoveryBusiness: more });
  expect([edited.body.message, edited.body.data]).toMatchObject([
    "Negocio actualizado correctamente",
    { ...more, phone: "2222345678", social: { ...more.social, facebook: "" }, name: PRACTICE.name },
  ]);
  const { body } = await owner.get(`${PATH}?businessId=${businessId}&category=medicos&totals=true`);
  expect([body.data.length, body.totals.count]).toEqual([1, 1]);
  expect((await owner.get(`${PATH}?businessId=${businessId}&category=psicologos`)).body.data).toEqual([]);
  expect((await owner.patch(`${path}?archive=true`, {})).body.data.isArchived).toBe(true);
  expect((await owner.delete(path)).body.message).toBe("Negocio eliminado correctamente");
});

const MISSING = "Este campo es requerido";
test.each([
  [{ category: undefined }, "category", "Elige una categoría de la lista"],
  [{ category: "dentistas" }, "category", "Elige una categoría de la lista"],
  [{ subcategory: "cardio" }, "subcategory", "Elige una especialidad de la lista"],
  [{ subcategory: "nutricion-clinica" }, "subcategory", "La especialidad no es de esa categoría"],
  [{ name: " " }, "name", MISSING],
  [{ license: undefined }, "license", MISSING],
  [{ pricing: "" }, "pricing", MISSING],
  [{ description: "" }, "description", MISSING],
  [{ description: "x".repeat(5001) }, "description", "La descripción debe tener máximo 5000 caracteres"],
  [{ whatsapp: undefined }, "whatsapp", MISSING],
  [{ whatsapp: "123" }, "whatsapp", "El número debe tener al menos 4 dígitos"],
  [{ phone: "12" }, "phone", "El número debe tener al menos 4 dígitos"],
  [{ countryCode: "999" }, "countryCode", "El código de país no está en la lista"],
  [
    { social: { website: "miconsultorio" } },
    "social.website",
    "Escribe la dirección completa, como https://miconsultorio.mx",
  ],
  [
    { social: { website: "javascript:alert(1)//a.mx" } },
    "social.website",
    "Escribe la dirección completa, como https://miconsultorio.mx",
  ],
  [
    { social: { facebook: "https://facebook.com.otro.mx/a" } },
    "social.facebook",
    "Escribe el enlace completo de tu página de Facebook",
  ],
  [{ location: "https://otro.mx/mapa" }, "location", "Escribe un enlace de Google Maps, o déjalo vacío"],
  [{ coordinates: { lat: 91, lng: 0 } }, "coordinates.lat", "La latitud debe ser un número de -90 a 90"],
  [{ published: "sí" }, "published", "Di si se publica en el directorio"],
])("%o is refused by name", async (wrong, path, message) => {
  const { register } = await clinic();
  const { status, body } = await register(wrong);
  expect([status, body.errors]).toEqual([400, [{ path: `discoveryBusiness.${path}`, message }]]);
});

test("another category needs a speciality of its own, or none", async () => {
  const { owner, register } = await clinic();
  const path = `${PATH}/${(await register()).body.data._id}`;
  const refused = await owner.put(path, { discoveryBusiness: { category: "nutriologos" } });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, "discoveryBusiness.subcategory"]);
  const moved = await owner.put(path, { discoveryBusiness: { category: "nutriologos", subcategory: "" } });
  expect(moved.body.data).toMatchObject({ category: "nutriologos", subcategory: "" });
});

test("an assistant of another business is unknown, and a deleted one leaves the business", async () => {
  const { register, owner, businessId } = await clinic();
  const assistant = async (of: typeof owner, business: string) =>
    (
      await of.post("/api/assistant", {
        assistant: { businessId: business, name: "Lupita", goal: "Contestar a quien llega" },
      })
    ).body.data._id as string;
  const other = await clinic();
  const refused = await register({ assistantId: await assistant(other.owner, other.businessId) });
  expect([refused.status, refused.body.errors[0].path]).toEqual([404, "discoveryBusiness.assistantId"]);
  const assistantId = await assistant(owner, businessId);
  const { _id } = (await register({ assistantId })).body.data;
  expect((await owner.delete(`/api/assistant/${assistantId}`)).status).toBe(200);
  expect((await owner.get(`${PATH}/${_id}`)).body.data.assistantId).toBeNull();
});

test("strangers see a business while it is published, and search engines may show only pages that list one", async () => {
  const { owner, register } = await clinic();
  const place = { category: "psicologos", subcategory: "adicciones" };
  const list = "/directorio/psicologos/adicciones";
  expect(await open(list)).toMatchObject({ status: 200, robots: "noindex" });
  const { _id } = (await register({ ...place, name: "Centro Renacer" })).body.data;
  const page = `/directorio/ficha/${_id}`;
  expect((await open(page)).status).toBe(404);
  const shown = (await owner.put(`${PATH}/${_id}`, { discoveryBusiness: { published: true } })).body.data;
  const site = new URL(shown.url).origin;
  expect(shown.url).toMatch(new RegExp(`^http.*${page}$`));
  for (const path of [list, "/directorio/psicologos", page]) {
    const { status, robots, html } = await open(path);
    expect([path, status, robots, html.includes("Centro Renacer")]).toEqual([path, 200, "all", true]);
  }
  expect(dataOf((await open(list)).html)).toMatchObject([
    { "@type": "ItemList", itemListElement: [{ position: 1, name: "Centro Renacer", url: shown.url }] },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Directorio", item: `${site}/directorio` },
        { position: 2, name: "Psicólogos" },
        { position: 3, name: "Adicciones", item: `${site}${list}` },
      ],
    },
  ]);
  expect((await open("/directorio")).html).toContain(`href="${list}"`);
  expect((await open("/robots.txt")).html).toContain(`Sitemap: ${site}/sitemap.xml`);
  const map = (await open("/sitemap.xml")).html;
  for (const path of ["/", list, page]) expect(map).toContain(`<loc>${site}${path}</loc>`);
  await owner.patch(`${PATH}/${_id}?archive=true`, {});
  expect([(await open(page)).status, (await open(list)).html.includes("Centro Renacer")]).toEqual([404, false]);
  expect((await open("/sitemap.xml")).html).not.toContain(page);
  await owner.patch(`${PATH}/${_id}`, {});
  expect((await open(page)).status).toBe(200);
  await owner.put(`${PATH}/${_id}`, { discoveryBusiness: { category: "medicos", subcategory: "" } });
  expect((await open(list)).html).not.toContain("Centro Renacer");
  await owner.delete(`${PATH}/${_id}`);
  expect((await open(page)).status).toBe(404);
});

test("the page of a business has its facts, its structured data, WhatsApp and the booking page", async () => {
  const { owner, businessId, register } = await clinic();
  const { _id, url } = (
    await register({
      ...{ name: "Dra. Paula", city: "Puebla", address: "Av. Juárez 1", phone: "2222345678", published: true },
      ...{ keywords: ["acné"], social: { instagram: "https://www.instagram.com/paula" } },
      coordinates: { lat: 19.05, lng: -98.2 },
    })
  ).body.data;
  const before = (await open(`/directorio/ficha/${_id}`)).html;
  expect([before.includes("https://wa.me/522221234567"), before.includes("Reservar cita")]).toEqual([true, false]);
  expect(dataOf(before)[0]).toEqual({
    ...{ "@type": "Physician", "@id": url },
    ...{ name: "Dra. Paula", description: PRACTICE.description, url, priceRange: PRACTICE.pricing },
    telephone: "+522222345678",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Av. Juárez 1",
      addressLocality: "Puebla",
      addressCountry: "MX",
    },
    geo: { "@type": "GeoCoordinates", latitude: 19.05, longitude: -98.2 },
    ...{ sameAs: ["https://www.instagram.com/paula"], keywords: "acné", knowsAbout: "Cardiología" },
    identifier: { "@type": "PropertyValue", name: "Cédula profesional", value: PRACTICE.license },
  });
  for (const [country, code] of [
    ["México", "MX"],
    ["estados unidos", "US"],
    ["ES", "ES"],
    ["Atlántida", "Atlántida"],
  ]) {
    await owner.put(`${PATH}/${_id}`, { discoveryBusiness: { country } });
    expect(dataOf((await open(`/directorio/ficha/${_id}`)).html)[0].address.addressCountry).toBe(code);
  }
  const { body } = await owner.put("/api/reservation-settings", { businessId, settings: { isOn: true } });
  expect((await open(`/directorio/ficha/${_id}`)).html).toContain(`href="/reservar/${body.data.search}"`);
});

test("at the name of a partner the directory and its map have that partner's businesses, at that name", async () => {
  const { owner, register } = await clinic();
  const ours = (await register({ name: "Consultorio de nadie", published: true })).body.data;
  const host = "directorio.nopal.mx";
  const { person, business } = await makeBrand(product, host);
  const given = {
    discoveryBusiness: { businessId: business._id, ...PRACTICE, name: "Consultorio Nopal", published: true },
  };
  const theirs = (await person.post(PATH, given)).body.data;
  const at = (path: string) => openAt(host, path);
  const [map, list] = [await at("/sitemap.xml"), await at("/directorio/medicos/cardiologia")];
  expect(await at("/robots.txt")).toContain(`Sitemap: https://${host}/sitemap.xml`);
  expect(map).toContain(`<loc>https://${host}/directorio/ficha/${theirs._id}</loc>`);
  expect([map.includes(ours._id), map.includes(new URL(ours.url).host)]).toEqual([false, false]);
  expect([list.includes("Consultorio Nopal"), list.includes("Consultorio de nadie")]).toEqual([true, false]);
  expect(list).toContain(`<link rel="canonical" href="https://${host}/directorio/medicos/cardiologia" />`);
  expect(await at(`/directorio/ficha/${ours._id}`)).toContain("Página no encontrada");
  expect((await open(`/directorio/ficha/${theirs._id}`)).html).toContain("Consultorio Nopal");
  await product.owner.query("update businesses set partner_id = null where business_id = $1", [business._id]);
  expect(await at("/sitemap.xml")).not.toContain(theirs._id);
  await owner.delete(`${PATH}/${ours._id}`);
});

/** As a browser at that name asks. */
function openAt(host: string, path: string): Promise<string> {
  return new Promise((resolve, fail) => {
    const asked = request(product.url + path, { headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.once("end", () => resolve(text));
    });
    asked.once("error", fail).end();
  });
}

test("no word of a person is markup, in the page or in its data", async () => {
  const { register } = await clinic();
  const bad = `</script><img src=x onerror="alert('1')">&amp;`;
  const { _id } = (
    await register({
      ...{ name: bad, description: bad, license: bad, pricing: bad, keywords: ["<b>x</b>"], address: bad, city: bad },
      published: true,
    })
  ).body.data;
  const { html } = await open(`/directorio/ficha/${_id}`);
  const lists = (await open("/directorio/medicos/cardiologia")).html;
  for (const page of [html, lists]) expect(page).not.toMatch(/<img|<b>x/);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(dataOf(html)[0]).toMatchObject({ name: bad, description: bad });
});

test("a long list goes on by pages, and a page that is none is not found", async () => {
  const { register } = await clinic();
  const place = { category: "nutriologos", subcategory: "nutricion-renal", published: true };
  for (let number = 1; number <= 21; number += 1) await register({ ...place, name: `Nutrióloga ${number}.` });
  const path = "/directorio/nutriologos/nutricion-renal";
  const [first, second] = [(await open(path)).html, (await open(`${path}?pagina=2`)).html];
  expect([first.match(/class="card"/g)?.length, second.match(/class="card"/g)?.length]).toEqual([20, 1]);
  expect(first).toContain(`href="${path}?pagina=2" rel="next"`);
  expect([second.includes("Nutrióloga 1."), dataOf(second)[0].itemListElement[0].position]).toEqual([true, 21]);
  expect(await open(`${path}?pagina=3`)).toMatchObject({ status: 200, robots: "noindex" });
  for (const wrong of ["0", "-1", "x", "99999", "1&pagina=2"])
    expect([wrong, (await open(`${path}?pagina=${wrong}`)).status]).toEqual([wrong, 404]);
});

test.each([
  "/dentistas",
  "/medicos/nutricion-clinica",
  "/medicos/toString",
  "/__proto__",
  "/ficha/x",
  `/ficha/${"0".repeat(36)}`,
  "/ficha/%00",
])("/directorio%s is not found, in words", async (path) => {
  const { status, robots, html } = await open(`/directorio${path}`);
  expect([status, robots, html.includes("Página no encontrada")]).toEqual([404, "noindex", true]);
});
