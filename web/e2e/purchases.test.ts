// What a business buys: credits with a coupon, which allows fewer, and the plan of an address that waits behind the
// sign-in; the plan's limits hold, and say the way to a larger one.
import { expect, it } from "vitest";
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
