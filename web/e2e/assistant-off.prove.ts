// A contact for whom the assistant is switched off.
import { it } from "vitest";
import { answered, openPhone, says, staysSilent } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen, phone } = stage();

it("keeps the assistant silent for a contact for whom it is switched off", async () => {
  const customer = await openPhone((await phone()).page, "2227770002", "Norma Prueba");
  await says(customer, "Hola, ¿cuánto cuesta el manicure?");
  await answered(customer, 1);
  const inbox = await screen({ as: OWNER });
  await inbox.page.goto("/chat");
  await inbox.page.getByText("Norma Prueba").first().click();
  await inbox.page.getByRole("button", { name: "Desactivar asistente" }).click();
  await inbox.page.getByRole("button", { name: "Activar asistente" }).waitFor();
  await says(customer, "¿Y a qué hora abren mañana?");
  await inbox.page.getByRole("region", { name: "Conversación" }).getByText("¿Y a qué hora abren mañana?").waitFor();
  await staysSilent(customer);
});
