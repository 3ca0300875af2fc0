// A business that pays by conversion: the team sets its price and sends pesos, and its owner sees what each conversion
// cost and recharges. Its partner sees when the balance is gone, and the inbox why
// an assistant did not answer.
import { expect, it } from "vitest";
import { newBusiness } from "./new-business.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("is charged for a conversion, sees its balance go down, and recharges it", async () => {
  const { page: owner, complaints } = await screen();
  const { businessId, name, post } = await newBusiness(owner);

  const { page: team, complaints: theirs } = await screen({ as: "admin@demo.mx" });
  await team.goto(`/admin?buscar=${encodeURIComponent(name)}`);
  const actions = team.getByRole("button", { name: `Más acciones de ${name}` });
  await actions.click();
  await team.getByRole("menuitem", { name: "Partner y vigencia" }).click();
  const terms = team.getByRole("dialog", { name: "Partner y vigencia" });
  await terms.getByRole("combobox", { name: "Modo de pago" }).click();
  await team.getByRole("option", { name: "Por conversión" }).click();
  await terms.getByLabel("Nivel del negocio").fill("3");
  await terms.getByLabel("Precio por conversión").fill("40");
  await terms.getByRole("button", { name: "Guardar" }).click();
  await team.getByText("Negocio actualizado correctamente").waitFor();
  await actions.click();
  await team.getByRole("menuitem", { name: "Enviar saldo" }).click();
  const sending = team.getByRole("dialog", { name: "Enviar saldo" });
  await sending.getByLabel("Cantidad").fill("60");
  await sending.getByRole("button", { name: "Guardar" }).click();
  await team.getByText("Saldo enviado").waitFor();

  await owner.goto("/creditos/movimientos");
  for (const [label, value] of [
    ["Nivel de tu negocio", "Nivel 3"],
    ["Precio por conversión", "$40.00 MXN"],
    ["Saldo MXN", "$60.00 MXN"],
  ] as const) {
    await owner.getByText(label, { exact: true }).waitFor();
    await owner.getByText(value, { exact: true }).waitFor();
  }
  for (const text of ["Tolerancia de IA", "Modelo GPT (Máx: 100)", "Modelo Reasoning (Máx: 50)"])
    await owner.getByText(text, { exact: true }).first().waitFor();
  await owner.getByText("Saldo: $60.00 MXN").waitFor();
  const clientId = (await post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225550102" } }))._id;
  await post("/api/conversionEvent", { conversionEvent: { businessId, clientId, name: "Compró un paquete" } });
  await owner.getByText("Tu saldo no alcanza para la próxima conversión").waitFor();
  await owner.getByRole("tab", { name: "Saldo en pesos" }).click();
  await owner.getByRole("row", { name: /Evento de conversión.*−\$40\.00 MXN.*\$20\.00 MXN/ }).waitFor();
  await owner.getByRole("link", { name: "Recargar saldo" }).click();
  await owner.getByRole("heading", { name: "Recargar saldo" }).waitFor();
  await owner.getByText("Alcanza para 25 conversiones").waitFor();
  await owner.getByRole("button", { name: "Recargar $1,000.00" }).click();
  await owner.waitForURL(/stripe/);
  expect([...complaints, ...theirs]).toEqual([]);
});

it("tells its partner that it has no balance, and the inbox why an assistant did not answer", async () => {
  const { page: team } = await screen({ as: "admin@demo.mx" });
  const found = async () => (await (await team.request.get("/api/portfolio?search=Sonríe")).json()).data[0];
  const { _id: businessId, balanceMXN } = await found();
  const send = async (type: "extract" | "recharge") => {
    const sent = await team.request.post("/api/pesoMovement", { data: { businessId, type, amount: balanceMXN } });
    expect(sent.status(), await sent.text()).toBe(201);
  };
  const { page: partner } = await screen({ as: "socio@demo.mx" });
  await send("extract");
  try {
    await partner.goto("/negocios");
    await partner.getByText("Sin saldo").waitFor();
    await partner.getByText("Saldo: $0.00 MXN").waitFor();
  } finally {
    await send("recharge");
  }

  const { page } = await screen({ as: OWNER, width: 390, dark: true });
  // the engine of the demo costs nothing: one conversation is shown as a model without credits leaves it
  await page.route("**/api/thread?**", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [thread] = body.data.threads;
    if (thread) Object.assign(thread, { silenceReason: "Sin créditos", handedOverAt: null, personUntil: null });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto("/chat");
  const chats = page.getByRole("region", { name: "Conversaciones" });
  await chats.getByText("Sin créditos").first().click();
  await page.getByText("El asistente no respondió. Motivo: Sin créditos. Responde tu equipo.").waitFor();
});
