// Tests who answers on a channel: its light shows it, a person chooses it there, and it follows changes of the
// assistant.
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("chooses who answers on Messenger, and sees at once when nobody does any more", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/integraciones/messenger");
  await page.getByText("Contesta Ágata").waitFor();
  await page.getByText("Todo bien").waitFor();
  const dialog = page.getByRole("dialog", { name: "¿Quién contesta en Messenger?" });

  await page.getByRole("button", { name: "Cambiar quién contesta" }).click();
  expect(await dialog.getByRole("radio", { name: "Ágata" }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Cambiar quién contesta" }).click();
  await dialog.getByRole("radio", { name: "Ágata" }).focus();
  await page.keyboard.press("ArrowUp");
  await dialog.getByRole("radio", { name: "Solo mi equipo" }).check();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Contesta tu equipo").first().waitFor();
  await page.reload();
  await page.getByText("Contesta tu equipo").first().waitFor();

  await page.getByRole("button", { name: "Cambiar quién contesta" }).click();
  expect(await dialog.getByRole("radio", { name: "Solo mi equipo" }).isChecked()).toBe(true);
  await dialog.getByRole("radio", { name: "Ágata" }).check();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Todo bien").waitFor();

  const other = await screen({ as: OWNER });
  await other.page.goto("/asistentes");
  const turn = other.page.getByRole("switch", { name: /Ágata/ });
  await turn.click();
  await page.getByText("Conectado, pero nadie contesta aquí: Ágata está sin activar").waitFor();
  await page.getByRole("button", { name: "Elegir quién contesta" }).click();
  await dialog.getByText("Ahora está sin activar.").waitFor();
  await dialog.getByRole("radio", { name: "Ágata" }).check();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  const step = page.getByRole("dialog", { name: "Falta un paso" });
  await step.getByText(/todavía nadie contesta aquí: Ágata está sin activar/).waitFor();
  await step.getByRole("button", { name: "Ahora no" }).click();
  await turn.click();
  await page.getByText("Todo bien").waitFor();
});
