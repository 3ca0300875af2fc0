import { it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const DIR = "/tmp/rehearse-shots";
it.each([
  [1440, false],
  [1440, true],
  [390, false],
  [390, true],
] as const)(
  "%i %s",
  async (width, dark) => {
    const { page, context } = await screen({ as: OWNER, width, dark, height: width < 600 ? 844 : 900 });
    const tag = `${width}-${dark ? "dark" : "light"}`;
    const me = await (await context.request.get("/api/me")).json();
    const { businessId } = me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
    const list = await (await context.request.get(`/api/assistant?businessId=${businessId}`)).json();
    const agata = list.data.find(({ name }: { name: string }) => name === "Ágata");
    await page.goto(`/asistentes/${agata._id}`);
    await page.getByRole("button", { name: "Probar", exact: true }).waitFor();
    await page.screenshot({ path: `${DIR}/page-${tag}.png` });
    await page.getByRole("button", { name: "Probar", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Probar a Ágata" });
    await panel.getByText(/Nada se envía/).waitFor();
    await page.screenshot({ path: `${DIR}/panel-empty-${tag}.png` });
    const say = async (text: string) => {
      await panel.getByRole("textbox", { name: "Mensaje de prueba" }).fill(text);
      await page.keyboard.press("Enter");
      await page.waitForTimeout(1500);
    };
    await say("hola, ¿tienen lugar mañana por la tarde para un corte?");
    await say("el primero que tengas");
    await say("a nombre de Ana López, sí");
    await say("sí");
    await panel.getByRole("button", { name: "¿Por qué contestó esto?" }).first().click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${DIR}/panel-${tag}.png` });
    await panel.getByRole("button", { name: "Cambiar" }).click();
    await page.waitForTimeout(500);
    await panel.getByRole("button", { name: "Cambiar" }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${DIR}/setup-${tag}.png` });
    await page.goto(`/asistentes/${agata._id}?editor=pruebas`);
    await page.getByRole("button", { name: "Probar todas" }).click();
    await page.getByText(/^Pasaron/).waitFor();
    await page.waitForTimeout(2500);
    await page
      .getByRole("button", { name: /^Ver la conv/ })
      .first()
      .click();
    await page.screenshot({ path: `${DIR}/tests-${tag}.png`, fullPage: true });
    await page.getByRole("button", { name: "Agregar", exact: true }).click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${DIR}/dialog-${tag}.png` });
    if (tag === "1440-light") {
      const clinic = me.data.memberships.find(({ name }: { name: string }) => name !== "Salón Ágata");
      console.log(JSON.stringify(me.data.memberships.map((m: { name: string }) => m.name)), !!clinic);
    }
  },
  120_000,
);
