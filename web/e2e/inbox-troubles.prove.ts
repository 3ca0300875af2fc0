import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { seek } from "./seek.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const TEXT = "Claro, te esperamos mañana a las diez de la mañana en la sucursal del Centro.";

it.each([1440, 390])(
  "says below a message that did not go out why, and under it what can be done, at %i",
  async (width) => {
    const { page } = await screen({ as: OWNER, width, height: 844 });
    await page.goto("/chat");
    await (await seek(page.getByRole("region", { name: "Conversaciones" }), "Doña Lety")).click();
    const conversation = page.getByRole("region", { name: "Conversación", exact: true });
    await conversation.getByText("¿Dónde están ubicados?").waitFor();
    await page.route("**/api/thread/messages*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await conversation.getByRole("textbox").fill(TEXT);
    await page.keyboard.press("Enter");
    const trouble = conversation.getByRole("group", { name: "Mensaje sin enviar" });
    await trouble.waitFor();
    const why = await place(page, trouble.getByText(/No se recibió respuesta/));
    const bubble = await place(page, conversation.getByText(TEXT));
    for (const name of ["Descartar", "Reenviar"]) {
      const button = await place(page, trouble.getByRole("button", { name }));
      expect(button.y).toBeGreaterThanOrEqual(why.y + why.height - 1);
      expect(button.x).toBeGreaterThanOrEqual(0);
      expect(button.x + button.width).toBeLessThanOrEqual(width);
    }
    expect(why.y).toBeGreaterThanOrEqual(bubble.y + bubble.height);
    await trouble.getByRole("button", { name: "Descartar" }).click();
    await trouble.waitFor({ state: "detached" });
  },
);

it("shows in every pane the name that somebody else, or the assistant, gave to the contact meanwhile", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/chat");
  const list = page.getByRole("region", { name: "Conversaciones" });
  await (await seek(list, "Paola R.")).click();
  const pane = page.getByRole("complementary", { name: "Datos del contacto" });
  await pane.getByRole("heading", { name: "Paola R." }).waitFor();
  const clientId = new URL(page.url()).searchParams.get("cliente");
  const renamed = await context.request.put(`/api/client/${clientId}`, {
    data: { client: { name: "Paola Rentería" } },
  });
  expect(renamed.status()).toBe(200);
  await list.getByText("Paola Rentería").waitFor();
  await pane.getByRole("heading", { name: "Paola Rentería" }).waitFor();
});

type Place = { x: number; y: number; width: number; height: number };

async function place(page: Page, part: ReturnType<Page["getByText"]>): Promise<Place> {
  await part.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not in sight.");
  return box;
}
