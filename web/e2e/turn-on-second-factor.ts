// Turns on the second factor in the open dialog.
import type { Page } from "playwright-core";
import { codeOfPhone } from "./code-of-phone.ts";
import { PASSWORD } from "./screen.ts";

/** From the open dialog to its end; what the application on the phone keeps, and the recovery codes. */
export async function turnOn(page: Page): Promise<{ uri: string; codes: string[] }> {
  const dialog = page.getByRole("dialog");
  const begun = page.waitForResponse("**/api/auth/two-factor/enable");
  await dialog.getByLabel("Tu contraseña").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continuar" }).click();
  const uri = (await (await begun).json()).data.totpURI as string;
  const key = new URL(uri).searchParams.get("secret") ?? "";
  await dialog.getByText(key.slice(0, 4)).waitFor();
  await dialog.getByRole("img", { name: "Código QR para tu aplicación de códigos" }).waitFor();
  await dialog.getByLabel(/Código de 6 dígitos/).fill(codeOfPhone(uri));
  await dialog.getByRole("button", { name: "Activar" }).click();
  const list = dialog.getByRole("list", { name: "Códigos de recuperación" });
  await list.waitFor();
  const codes = await list.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "Ya los guardé" }).click();
  await page.getByText("Activaste la verificación en dos pasos").waitFor();
  return { uri, codes };
}
