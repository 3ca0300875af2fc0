import { expect, it } from "vitest";
import { newcomer, signInByCall } from "./newcomer.ts";
import { PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("lets a person without a business read and change what they are called", async () => {
  const { page } = await newcomer(screen, "Nombre Anterior");
  await page.goto("/cuenta");
  const profile = page.getByRole("region", { name: "Perfil" });
  await profile.getByText("Nombre Anterior").waitFor();
  await profile.getByText("Sin confirmar").waitFor();
  await profile.getByRole("button", { name: "Editar" }).click();
  const name = profile.getByLabel("Nombre");
  for (const [typed, said] of [
    ["", "Escribe tu nombre"],
    ["x", "El nombre debe tener de 2 a 80 caracteres"],
  ] as const) {
    await name.fill(typed);
    await profile.getByRole("button", { name: "Guardar" }).click();
    await profile.getByText(said).waitFor();
  }
  await name.fill("  Ñandú Pérez ");
  await profile.getByRole("button", { name: "Guardar" }).click();
  await profile.getByText("Ñandú Pérez").waitFor();
  await page.getByRole("button", { name: "Tu cuenta: Ñandú Pérez" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Editar");
  await page.reload();
  await profile.getByText("Ñandú Pérez").waitFor();
});

it("changes the password, says on its field what is wrong, and ends the other sessions", async () => {
  const { page, email } = await newcomer(screen, "Clave Nueva");
  const { page: other } = await screen();
  await signInByCall(other, email, PASSWORD);
  await page.goto("/cuenta");
  const card = page.getByRole("region", { name: "Contraseña" });
  await card.getByText("se cierra tu sesión en los demás dispositivos").waitFor();
  await card.getByRole("button", { name: "Cambiar contraseña" }).click();
  const type = async (current: string, next: string, repeated: string) => {
    await card.getByLabel("Contraseña actual", { exact: true }).fill(current);
    await card.getByLabel("Contraseña nueva", { exact: true }).fill(next);
    await card.getByLabel("Repite la contraseña nueva", { exact: true }).fill(repeated);
    await card.getByRole("button", { name: "Cambiar contraseña" }).click();
  };
  await type(PASSWORD, "otra-clave-larga", "otra-clave-corta");
  await card.getByText("No es igual a la contraseña nueva").waitFor();
  await type("no-es-la-mia", "otra-clave-larga", "otra-clave-larga");
  await card.getByText("La contraseña actual no es correcta").waitFor();
  const current = card.getByLabel("Contraseña actual", { exact: true });
  await expect.poll(() => current.getAttribute("aria-invalid")).toBe("true");
  await type(PASSWORD, "otra-clave-larga", "otra-clave-larga");
  await page.getByText("Tu contraseña cambió. Cerramos tu sesión en los demás dispositivos.").waitFor();
  expect((await page.request.get("/api/me")).status()).toBe(200);
  expect((await other.request.get("/api/me")).status()).toBe(401);
  const { page: again } = await screen();
  expect(await signInByCall(again, email, PASSWORD)).toBe(401);
  expect(await signInByCall(again, email, "otra-clave-larga")).toBe(200);
});

it("lists where one is signed in, and signs out of another device", async () => {
  const { page, email } = await newcomer(screen, "Dos Aparatos");
  const { page: other } = await screen();
  await signInByCall(other, email, PASSWORD);
  await other.goto("/cuenta");
  await other.getByRole("region", { name: "Perfil" }).waitFor();
  await page.goto("/cuenta");
  const card = page.getByRole("region", { name: "Dispositivos con tu sesión" });
  await card.getByText("Este dispositivo").waitFor();
  await card.getByText(/^En uso · entró el /).waitFor();
  await card.getByText(/^Última vez ahora · entró el .* · red /).waitFor();
  expect(await card.getByRole("listitem").count()).toBe(2);
  await card.getByRole("button", { name: /^Cerrar sesión en/ }).click();
  await page.getByText("Cerraste la sesión en ese dispositivo").waitFor();
  await expect.poll(() => card.getByRole("listitem").count()).toBe(1);
  await other.reload();
  await other.waitForURL(/auth\/ingresar/);
});
