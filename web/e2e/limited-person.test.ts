// A stylist who sees her own agenda alone: the owner invites her with a preset, and changes what she reaches while she
// looks at it.
import { expect, it } from "vitest";
import { OWNER, PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("is invited to one agenda, sees no other, and sees more as soon as the owner says so", async () => {
  const { page: owner, complaints } = await screen({ as: OWNER });
  await owner.goto("/negocio?nuevo=invitacion");
  const form = owner.getByRole("dialog", { name: "Invitar a una persona" });
  await form.getByRole("button", { name: "Estilista" }).click();
  await form.getByRole("button", { name: "Crear código" }).click();
  await form.getByText("Elige de quién es la agenda").waitFor();
  await form.getByRole("combobox", { name: "Especialista", exact: true }).click();
  const options = owner.getByRole("listbox").getByRole("option");
  const own = (await options.nth(1).textContent()) ?? "";
  const others = (await options.allTextContents()).filter((name) => name && name !== own);
  await options.nth(1).click();
  const invited = owner.waitForResponse((answer) => answer.url().endsWith("/api/invitation"));
  await form.getByRole("button", { name: "Crear código" }).click();
  const { data: invitation } = await (await invited).json();

  const { page, complaints: hers } = await screen();
  const email = `estilista-${Date.now()}@prueba.mx`;
  await page.request.post("/api/auth/sign-up/email", { data: { name: "Eva Estilista", email, password: PASSWORD } });
  const { user } = (await (await page.request.get("/api/me")).json()).data;
  await page.request.put(`/api/user/${user._id}`, { data: { code: invitation.code } });
  await page.goto("/agenda?vista=semana");
  await page.locator("[data-entry]").first().waitFor();
  // the people of a branch are told apart where there are several
  const load = page.getByRole("group", { name: "Ocupación por especialista" });
  expect(await load.count()).toBe(0);
  for (const name of others) expect(await page.getByText(name).count(), name).toBe(0);
  await page.goto("/agenda?vista=dia");
  await page.getByText(own).first().waitFor();
  await page.goto("/agenda?vista=semana");
  await page.locator("[data-entry]").first().waitFor();

  await owner.goto("/negocio");
  const people = owner.getByRole("grid", { name: "Personas con acceso" });
  await people.getByRole("row", { name: new RegExp(`Eva Estilista.*agenda de ${own}`) }).waitFor();
  await people.getByRole("button", { name: "Acciones de Eva Estilista" }).click();
  await owner.getByRole("menuitem", { name: "Cambiar permisos" }).click();
  const dialog = owner.getByRole("dialog", { name: "Permisos de Eva Estilista" });
  await dialog.getByRole("switch", { name: "Solo su propia agenda" }).click();
  await dialog.getByRole("combobox", { name: "Chat" }).click();
  await owner.getByRole("option", { name: "Ver", exact: true }).click();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await owner.getByText("Permisos actualizados correctamente").waitFor();
  await load
    .getByText(others[0] as string)
    .first()
    .waitFor();
  // her inbox says what comes into it, not that nobody writes to the salon
  await page.goto("/chat");
  await page.getByText("Aquí verás las conversaciones que te asignen.", { exact: false }).waitFor();
  expect([...complaints, ...hers]).toEqual([]);

  await people.getByRole("button", { name: "Acciones de Eva Estilista" }).click();
  await owner.getByRole("menuitem", { name: "Quitar acceso" }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Quitar acceso" }).click();
  await page.getByText("Ya no tienes acceso a Salón Ágata.", { exact: false }).waitFor();
  await page.getByRole("heading", { name: "¿Cómo quieres empezar?" }).waitFor();
});
