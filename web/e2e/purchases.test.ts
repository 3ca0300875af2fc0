// What a business buys: credits with a coupon, which allows fewer, and the plan of an address that waits behind the
// sign-in; the plan's limits hold, and say the way to a larger one. A new person registers a partner, with Stripe and without.
import { expect, it } from "vitest";
import { confirmAddress } from "./confirm-address.ts";
import { newBusiness } from "./new-business.ts";
import { PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("buys fewer credits with a coupon, and refuses a coupon that does not exist", async () => {
  const { page, complaints } = await screen();
  await newBusiness(page);
  await page.goto("/creditos");
  const quantity = page.getByLabel("Cantidad");
  const go = page.getByRole("button", { name: "Continuar al pago" });
  await quantity.fill("600");
  await page.getByText("La cantidad minima es 750 mensajes").waitFor();
  expect(await go.isDisabled()).toBe(true);
  await quantity.fill("");
  await page.getByText("$0.00 MXN").first().waitFor();
  await page.getByLabel("Cupón (opcional)").fill("NADIE");
  await quantity.fill("499");
  await page.getByText("La cantidad minima es 500 mensajes").waitFor();
  await quantity.fill("600");
  await page.getByText("Minimo 500 mensajes para realizar el pago").waitFor();
  await go.click();
  await page.getByText("Ese cupón no existe o ya terminó").waitFor();
  await page.getByLabel("Cupón (opcional)").fill("amigo10");
  await go.click();
  await page.getByRole("button", { name: "Pagar con tarjeta" }).click();
  await page.waitForURL(/creditos\?compra=lista/);
  await page.getByText("Recibimos tu pago. Tus créditos llegan en un momento.").waitFor();
  await page.goto("/creditos/movimientos");
  await page.getByRole("row", { name: /600/ }).first().waitFor();
  await page.getByText("Créditos: GPT 600 | R 0").first().waitFor();
  await page.goto("/facturacion");
  // a tenth less than 600 pesos
  await page.getByText("$540.00 MXN").first().waitFor();
  expect(complaints.filter((line) => !/422/.test(line))).toEqual([]);
});

it("begins the plan of the address after the sign-in, once", async () => {
  const maker = await screen();
  const { email } = await newBusiness(maker.page);
  const { page, complaints } = await screen();
  await page.goto("/precios?plan=2");
  await page.getByLabel("Correo").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar", exact: true }).click();
  await page.getByRole("heading", { name: "Suscribirte" }).waitFor();
  await page.getByRole("button", { name: "Pagar con tarjeta" }).click();
  await page.waitForURL(/compra=lista/);
  expect(page.url()).not.toContain("plan=");
  await page.goto("/facturacion");
  await page.getByText(/Plata/).first().waitFor();
  // an address with a plan that does not exist begins nothing
  await page.goto("/precios?plan=7");
  await page.getByRole("heading", { name: "Precios" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(page.url()).toContain("/precios");
  // the browser itself reports the 401 of a signed-out visitor
  expect(complaints.filter((line) => !line.includes("401"))).toEqual([]);
});

it("refuses what is more than the plan allows, and leads to the plans", async () => {
  const { page, complaints } = await screen();
  const { businessId, post } = await newBusiness(page);
  const { page: team } = await screen({ as: "admin@demo.mx" });
  // the end of the free days limits what is new as in Bronce
  const business = { endSubscription: new Date(Date.now() - 60_000).toISOString() };
  expect((await team.request.put(`/api/admin/business/${businessId}`, { data: { business } })).status()).toBe(200);
  const most = async () => {
    const { data } = await (await page.request.get(`/api/billing?businessId=${businessId}`)).json();
    return data.limits.map((limit: { most: number }) => limit.most).slice(0, 3);
  };
  await expect.poll(most, { timeout: 20_000 }).toEqual([2, 1, 10]);
  const first = { name: "Escribió", description: "", actionReference: "entry", type: "auto", WALabel: "" };
  const phases = [{ name: "Nuevos", type: "personalized", scenarios: [first] }];
  for (const name of ["Uno", "Dos"]) await post("/api/funnel", { funnel: { businessId, name, phases } });
  await page.goto("/funnels");
  await page.getByRole("link", { name: "Crear funnel" }).first().click();
  const form = page.getByRole("form", { name: "Nuevo funnel" });
  await form.getByLabel("Nombre", { exact: true }).first().fill("Tres");
  await form.getByRole("button", { name: "Guardar" }).click();
  const refusal = form.getByRole("alert").filter({ hasText: "Tu plan permite hasta 2 funnels." });
  await refusal.getByText("Archiva o elimina uno, o mejora tu plan.").waitFor();
  await form.getByRole("link", { name: "Ver planes" }).click();
  await page.getByRole("button", { name: "Salir sin guardar" }).click();
  const plans = page.getByRole("heading", { name: "Precios", level: 1 });
  await plans.waitFor();
  // and where the form itself knows the limit
  const { _id: audienceId } = await post("/api/audience", { audience: { businessId, name: "Todos", clients: [] } });
  const startsAt = new Date(Date.now() + 365 * 86_400_000).toISOString();
  await post("/api/campaign", { campaign: { businessId, name: "Una", audienceId, message: "Hola", startsAt } });
  const offer = { businessId, message: "¿Cómo quedó tu {{servicio}}?", delay: 1, timeUnit: "hours" };
  for (let at = 0; at < 10; at += 1) await post("/api/upsell", { upsell: offer });
  for (const path of ["/massiveAI", "/upsells"]) {
    await page.goto(`${path}?nuevo=1`);
    const full = page.getByRole("dialog").getByRole("status");
    await full.getByRole("link", { name: "Ver planes" }).click();
    await plans.waitFor();
  }
  expect(complaints).toEqual([expect.stringContaining("422")]);
});

it("registers a partner for a new person, at Stripe, and without it while Stripe does not answer", async () => {
  for (const isAway of [false, true]) {
    const { page, complaints } = await screen({ width: isAway ? 390 : 1440 });
    const email = `partner-${isAway}-${Date.now()}@prueba.mx`;
    await page.request.post("/api/auth/sign-up/email", { data: { name: "Rosa Reventa", email, password: PASSWORD } });
    await confirmAddress(page.request, email);
    await page.goto("/");
    await page.getByRole("link", { name: "Quiero ser partner" }).click();
    await page.getByRole("button", { name: "Empezar con Hobby" }).click();
    const dialog = page.getByRole("dialog", { name: "Registrar partner" });
    await dialog.getByLabel("Nombre").fill("Reventa Uno");
    await dialog.getByLabel("Descripción").fill("Agendas para negocios con cita");
    await dialog.getByRole("textbox", { name: "WhatsApp" }).fill("2225550177");
    const away = { status: 503, json: { success: false, message: "Stripe no responde" } };
    if (isAway) await page.route("**/api/partner/create-with-stripe", (route) => route.fulfill(away));
    // the page reloads by itself
    const reloaded = page.waitForEvent("load");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await reloaded;
    await page.getByRole("button", { name: "Elegir Hobby" }).waitFor();
    const [partner] = (await (await page.request.get("/api/partner")).json()).data;
    expect(partner).toMatchObject({ name: "Reventa Uno", subscription: { status: "trialing", plan: "hobby" } });
    expect(Boolean(partner.subscription.stripeCustomerId)).toBe(!isAway);
    await page.goto("/partner/dashboard");
    await page.getByText("Sin fee: 500.0 créditos").waitFor();
    await page.getByRole("banner").getByText("Sin negocio").waitFor();
    await page
      .getByText(isAway ? "Sin suscripción" : "En prueba")
      .first()
      .waitFor();
    expect(complaints.filter((line) => !/503/.test(line))).toEqual([]);
  }
});
