// Tests taking over a conversation: a customer asks for a person, which all pages show; it is taken, discussed in a
// note, answered and closed, and devices are notified.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heardBy, write } from "./customers.ts";
import { DESK, OWNER } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage({ hasNotices: true });

it("shows who waits for a person on every page until somebody answers; note, assignment and closing stay among the team", async () => {
  const from = "2227770091";
  const owner = await screen({ as: OWNER });
  await owner.page.goto("/contactos");
  const { data: me } = await (await owner.context.request.get("/api/me")).json();
  const waitingNow = async (): Promise<string[]> => {
    const asked = `businessId=${me.memberships[0].businessId}&category=waiting`;
    const { data } = await (await owner.context.request.get(`/api/thread?${asked}`)).json();
    return data.threads.map(({ clientName }: { clientName: string }) => clientName);
  };
  await write(from, "Elsa Espera", "Quiero hablar con una persona");
  await expect.poll(waitingNow).toContain("Elsa Espera");
  await expect.poll(async () => (await waitingOf(owner.page)) - (await waitingNow()).length).toBe(0);
  const menu = owner.page.getByRole("navigation", { name: "Menú principal" });
  await expect.poll(() => menu.getByRole("link", { name: /Chat/ }).ariaSnapshot()).toContain("por atender");

  const desk = await screen({ as: DESK, width: 390, height: 844 });
  await desk.page.goto("/chat?filtro=esperando");
  const waiting = desk.page.getByRole("row").filter({ hasText: "Elsa Espera" });
  await waiting.getByText(/^Espera \d+ min$/).waitFor();
  await waiting.click();
  await desk.page.getByRole("button", { name: "Asignar o resolver", exact: true }).click();
  await desk.page.getByRole("menuitem", { name: "Tomar" }).click();
  await desk.page.getByRole("button", { name: "La tienes tú" }).waitFor();
  await desk.page.getByRole("button", { name: "Escribir una nota para tu equipo" }).click();
  await desk.page.getByRole("textbox", { name: "Nota para tu equipo" }).fill("Viene por la factura de marzo");
  await desk.page.getByRole("button", { name: "Guardar nota" }).click();
  await desk.page.getByText("Viene por la factura de marzo").waitFor();

  await owner.page.goto("/chat");
  const top = owner.page.getByRole("grid", { name: "Conversaciones" }).getByRole("row").first();
  await top.getByText(/^Espera \d+ /).waitFor();
  const row = owner.page.getByRole("row").filter({ hasText: "Elsa Espera" });
  await row.getByRole("img", { name: "La tiene Lupita Reyes" }).waitFor();
  await row.click();
  const conversation = owner.page.getByRole("region", { name: "Conversación", exact: true });
  await conversation.getByText("Nota de Lupita Reyes, el cliente no la ve").waitFor();
  await conversation.getByRole("button", { name: "La tiene Lupita Reyes" }).waitFor();

  await desk.page.getByRole("textbox", { name: "Mensaje" }).fill("Soy Lupita, ya te ayudo");
  await desk.page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(waitingNow).not.toContain("Elsa Espera");
  await expect.poll(async () => (await waitingOf(owner.page)) - (await waitingNow()).length).toBe(0);
  await row.getByText(/^Espera \d+ /).waitFor({ state: "detached" });
  const words = async () => (await heardBy(from)).map(({ text }) => text);
  await expect.poll(words).toContain("Soy Lupita, ya te ayudo");
  expect((await words()).join()).not.toContain("factura");

  await conversation.getByRole("button", { name: "Resolver" }).click();
  await conversation.getByText(/^Resuelta el /).waitFor();
  await desk.page.getByText(/^Resuelta el /).waitFor();
  await conversation.getByRole("button", { name: "Borrar nota" }).click();
  await conversation.getByText("Viene por la factura de marzo").waitFor({ state: "detached" });
  await desk.page.getByText("Viene por la factura de marzo").waitFor({ state: "detached" });
  expect([...owner.complaints, ...desk.complaints]).toEqual([]);
});

it("turns notices on for this browser by its owner's own press, and off again; a push is shown and leads to the chat", async () => {
  const { page, context } = await screen({ as: OWNER });
  await context.grantPermissions(["notifications"]);
  const device = await (await fetch(`${demo().phoneUrl}/push/devices`, { method: "POST" })).json();
  // The test browser has no push service: the sandbox's takes its place.
  await page.addInitScript((given) => {
    const isOn = () => localStorage.getItem("test.push") === "1";
    const subscription = {
      ...given,
      options: {},
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem("test.push");
        return true;
      },
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("test.push", "1");
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => (isOn() ? (subscription as unknown as PushSubscription) : null);
  }, device);
  await page.goto("/chat");
  await page.getByRole("button", { name: "Ajustes del chat" }).click();
  const own = page.getByRole("switch", { name: /Avisos en este dispositivo/ });
  await own.click();
  await page.getByText("Avisos activados en este dispositivo").first().waitFor();
  await expect.poll(() => own.isChecked()).toBe(true);
  const devices = async () => (await (await context.request.get("/api/device")).json()).data.devices;
  expect(await devices()).toHaveLength(1);

  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(demo().appUrl));
      if (found) resolve(found.registrationId);
    });
  });
  await line.send("ServiceWorker.enable");
  const data = JSON.stringify({ title: "Elsa espera a una persona", body: "Salón Ágata", url: "/chat", tag: "t1" });
  const registrationId = await registered;
  await line.send("ServiceWorker.deliverPushMessage", { origin: new URL(demo().appUrl).origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, data: told }) => `${title} ${told.url}`);
    });
  await expect.poll(shown).toEqual(["Elsa espera a una persona /chat"]);

  await own.click();
  await page.getByText("Avisos desactivados en este dispositivo").first().waitFor();
  expect(await devices()).toEqual([]);
});

it("is an application that phones install, whose own file keeps no page", async () => {
  const { page, context } = await screen();
  await page.goto("/");
  const manifest = await (await context.request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/agenda", scope: "/" });
  for (const { src } of manifest.icons) expect((await context.request.get(src)).status()).toBe(200);
  const worker = await context.request.get("/avisos.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(await worker.text()).not.toMatch(/"fetch"|caches/);
});

/** As in the tab's title. */
async function waitingOf(page: Page): Promise<number> {
  return Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);
}
