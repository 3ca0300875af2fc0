// Tests a conversation held by Meta's own agent: it is read-only in the inbox until a person takes it, and it can be
// given back.
import { expect, it } from "vitest";
import { heardBy, openChat, SALON_NUMBER, write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen, phone } = stage();
const FROM = "2227770091";
const NAME = "Irma Agente";

async function agent(body: object): Promise<void> {
  const answer = await fetch(`${demo().phoneUrl}/console/agent`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ to: SALON_NUMBER, ...body }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

it("is read only until it is taken, and can be given back", async () => {
  await agent({ from: FROM, isOn: true });
  await write(FROM, NAME, "¿Abren el domingo?");
  const { page } = await screen({ as: OWNER });
  await page.goto("/chat");
  await page.getByRole("row").filter({ hasText: NAME }).getByText("Contesta la IA de Meta").waitFor();
  const conversation = await openChat(page, NAME);
  await conversation.getByText("¿Abren el domingo?").waitFor();
  await conversation.getByText("Soy la IA de Meta. Te ayudo.").waitFor();
  await conversation.getByText("Para escribir aquí, toma la conversación.").waitFor();
  expect(await conversation.getByRole("textbox").first().isDisabled()).toBe(true);

  await conversation.getByRole("button", { name: "Tomar la conversación" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("La conversación es tuya").waitFor();
  const box = conversation.getByRole("textbox").first();
  await box.fill("Soy Marisol, sí abrimos");
  await box.press("Enter");
  await expect.poll(async () => (await heardBy(FROM)).map(({ text }) => text)).toContain("Soy Marisol, sí abrimos");

  await page.reload();
  await conversation.getByRole("button", { name: /^(Asignar|La tienes tú)/ }).click();
  await page.getByRole("menuitem", { name: "Devolver a la IA de Meta" }).click();
  await page.getByText("La IA de Meta lleva la conversación").waitFor();
  await conversation.getByRole("button", { name: "Tomar la conversación" }).waitFor();
  // It changes while it is open.
  await agent({ from: FROM, isOn: false });
  await conversation.getByRole("button", { name: "Tomar la conversación" }).waitFor({ state: "detached" });
  await conversation.getByText(/La IA de Meta te pasó esta conversación/).waitFor();
});

it("says that a message takes it where Meta gives no other way", async () => {
  await agent({ from: "2227770092", isOn: true, mayTake: false });
  await write("2227770092", "Olga Agente", "Hola");
  const { page } = await screen({ as: OWNER, width: 390 });
  const conversation = await openChat(page, "Olga Agente");
  await conversation.getByRole("button", { name: "Tomar la conversación" }).click();
  await conversation.getByText(/al enviarlo, la conversación deja de ser de la IA de Meta/).waitFor();
  await conversation.getByRole("button", { name: "Dejarla" }).click();
  await conversation.getByRole("button", { name: "Tomar la conversación" }).click();
  const box = conversation.getByRole("textbox").first();
  await box.fill("Hola, Olga");
  await box.press("Enter");
  await expect.poll(async () => (await heardBy("2227770092")).map(({ text }) => text)).toContain("Hola, Olga");
  await conversation.getByText(/al enviarlo/).waitFor({ state: "detached" });
});

it("is switched on at the phone of the sandbox", async () => {
  const { page } = await phone();
  await page.goto(`/?number=${SALON_NUMBER}`);
  const turn = page.getByRole("button", { name: /^IA de Meta/ });
  await turn.click();
  await page.getByRole("button", { name: "IA de Meta: contesta", pressed: true }).waitFor();
  await turn.click();
  await page.getByRole("button", { name: "IA de Meta: apagada", pressed: false }).waitFor();
});
