import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

/** A demo that has just started must first write its data. */
const FIRST = { timeout: 60_000 };

it("shows comments under their posts, narrows them, and answers with Enter", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/integraciones/comentarios-meta");
  const comment = page.getByRole("listitem", { name: "Comentario de Lupita Sánchez" });
  await comment.getByText("¡Qué bonito color!").waitFor(FIRST);
  await page.getByRole("link", { name: "Ver publicación" }).first().waitFor();

  await page.getByRole("button", { name: "Instagram", exact: true }).click();
  await comment.waitFor({ state: "detached" });
  await page.getByText("@sofi_puebla").waitFor();
  expect(new URL(page.url()).searchParams.get("ver")).toBe("instagram");
  await page.getByRole("button", { name: "Todos", exact: true }).click();

  const field = comment.getByRole("textbox", { name: "Responder a Lupita Sánchez" });
  await field.fill("   ");
  await field.press("Enter");
  expect(await comment.getByRole("button", { name: "Enviar respuesta" }).isDisabled()).toBe(true);
  await field.fill("Desde $1,800, según el largo.");
  await field.press("Enter");
  await comment.getByRole("list", { name: "Respuestas" }).getByText("Desde $1,800, según el largo.").waitFor();
  await expect.poll(() => field.inputValue()).toBe("");
  await field.fill("¡Te esperamos!");
  await field.press("Enter");
  await comment.getByText("¡Te esperamos!").waitFor();
  await field.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Sin responder" }).click();
  await comment.waitFor({ state: "detached" });
  await page.getByRole("listitem", { name: "Comentario de Mariana Téllez" }).waitFor();
  await page.getByRole("searchbox").fill("nada de esto");
  await page.getByText("Ningún comentario coincide con lo que buscas.").waitFor();
  expect(complaints).toEqual([]);
});

it("says who is not known, and where one has to sign in before one answers", async () => {
  const { page } = await screen({ as: OWNER });
  await page.route(/\/api\/comment\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const data = body.data.map((one: object) => ({
      ...one,
      facebookUserName: "",
      instagramUserName: "",
      canReply: false,
      replies: [],
    }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await page.goto("/integraciones/comentarios-meta");
  await page.getByRole("listitem", { name: "Comentario de Anónimo" }).first().waitFor(FIRST);
  await page.getByText("Debes iniciar sesión con Facebook para poder responder comentarios").first().waitFor();
});
