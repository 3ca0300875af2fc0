// `npm run speed`: how fast the demo's twelve most used pages are on a phone's processor (four times slower), as medians
// of three rounds. LCP is of a first visit without cache, INP is the slowest of some ordinary touches; requests are those
// before it, and kB the code before the first drawing. Names as arguments: only these pages.
import type { Browser, Page } from "playwright-core";
import { launch } from "../web/e2e/launch.ts";
import { OWNER, openScreen } from "../web/e2e/screen.ts";
import { startDemo } from "../web/e2e/start-demo.ts";

const ROUNDS = 3;
const SLOWER = 4;
const GOAL = { lcp: 2_000, inp: 150, requests: 40, kb: 230 };
const REST_MS = 400;
/** The speed at which a person types. */
const TYPING = { delay: 120 };

type Vitals = { lcp: number; inp: number; slowest: string; requests: number; kb: number };
type Visit = { name: string; path: string; as?: string; touch: (page: Page) => Promise<void> };

const VISITS: Visit[] = [
  {
    name: "Ingresar",
    path: "/auth/ingresar",
    touch: async (page) => {
      await page.getByLabel("Correo").pressSequentially("ana@correo.mx", TYPING);
      await page.getByLabel("Contraseña", { exact: true }).pressSequentially("secreta", TYPING);
      await page
        .getByRole("button", { name: /contraseña/i })
        .first()
        .click();
    },
  },
  {
    name: "Reservar",
    path: "/reservar/salon-agata",
    touch: async (page) => {
      await page.getByRole("button", { name: /^Manicure/ }).click();
      await page
        .getByRole("button", { name: /Centro/ })
        .first()
        .click();
    },
  },
  {
    name: "Agenda",
    path: "/agenda",
    as: OWNER,
    touch: async (page) => {
      await page.locator("[data-entry]").first().waitFor();
      await page.getByRole("button", { name: "Semana siguiente" }).click();
      await page.getByRole("button", { name: "Semana anterior" }).click();
      await page.getByRole("button", { name: "Día", exact: true }).click();
      await page.getByRole("button", { name: "Agendar cita" }).click();
      await page.getByRole("dialog").getByRole("combobox", { name: "Cliente" }).pressSequentially("Gua", TYPING);
      await page.getByRole("button", { name: "Cancelar", exact: true }).click();
    },
  },
  {
    name: "Inbox",
    path: "/chat",
    as: OWNER,
    touch: async (page) => {
      const list = page.getByRole("region", { name: "Conversaciones" });
      await list.getByText("Doña Lety").click();
      // a person reads before writing
      await page.getByText("¿Dónde están ubicados?").last().waitFor();
      await page.getByRole("textbox", { name: "Mensaje" }).pressSequentially("Con gusto", TYPING);
      await list.getByText("Paola R.").click();
    },
  },
  {
    name: "Hoy",
    path: "/principal",
    as: OWNER,
    touch: async (page) => {
      await page
        .getByRole("button", { name: /^Buscar/ })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("combobox").pressSequentially("Gua", TYPING);
    },
  },
  {
    name: "Contactos",
    path: "/contactos",
    as: OWNER,
    touch: async (page) => {
      await page.getByRole("searchbox").pressSequentially("Gua", TYPING);
      await page.getByRole("button", { name: "Filtros" }).click();
      await page.getByRole("button", { name: "Cerrar" }).click();
      await page.getByRole("button", { name: "Registrar contacto" }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: "Nombre" }).pressSequentially("Ana", TYPING);
    },
  },
  {
    name: "Funnels",
    path: "/crm",
    as: OWNER,
    touch: async (page) => {
      await page
        .getByRole("button", { name: /^Acciones de/ })
        .first()
        .click();
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "Movimientos",
    path: "/finanzas/movimientos",
    as: OWNER,
    touch: async (page) => {
      await page.getByRole("button", { name: "Filtros" }).click();
      await page.getByRole("button", { name: "Cerrar" }).click();
    },
  },
  {
    name: "Pedidos",
    path: "/pedidos",
    as: OWNER,
    touch: async (page) => {
      await page.getByRole("button", { name: "Filtros" }).click();
      await page.getByRole("button", { name: "Cerrar" }).click();
    },
  },
  {
    name: "Servicios",
    path: "/servicios",
    as: OWNER,
    touch: async (page) => {
      await page.getByRole("searchbox").pressSequentially("Cor", TYPING);
      await page.getByRole("button", { name: "Registrar servicio" }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: "Nombre" }).pressSequentially("Peinado", TYPING);
    },
  },
  {
    name: "Asistentes",
    path: "/asistentes",
    as: OWNER,
    touch: async (page) => {
      await page
        .getByRole("link", { name: /Ágata/ })
        .or(page.getByText("Ágata", { exact: true }))
        .first()
        .click();
      await page.getByRole("tab").nth(1).click();
    },
  },
  {
    name: "Finanzas",
    path: "/finanzas",
    as: OWNER,
    touch: async (page) => {
      await page.getByRole("tab", { name: "Año" }).click();
      await page.getByRole("tab", { name: "Semana" }).click();
    },
  },
];

const demo = await startDemo();
const browser = await launch();
try {
  console.log(`Medians of ${ROUNDS} first visits, processor ${SLOWER} times slower.`);
  let missed = 0;
  const only = process.argv.slice(2);
  for (const visit of VISITS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const rounds: Vitals[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, visit));
    const lcp = median(rounds.map((one) => one.lcp));
    const inp = median(rounds.map((one) => one.inp));
    const requests = median(rounds.map((one) => one.requests));
    const kb = median(rounds.map((one) => one.kb));
    const slowest = rounds.find((one) => one.inp === inp)?.slowest ?? "";
    const vitals = `LCP ${said(lcp, GOAL.lcp)}   INP ${said(inp, GOAL.inp)}`;
    console.log(`${visit.name.padEnd(11)} ${vitals}   ${requests} requests   ${kb} kB   slowest: ${slowest}`);
    if (lcp > GOAL.lcp || inp > GOAL.inp || requests > GOAL.requests || kb > GOAL.kb) missed += 1;
  }
  console.log(missed === 0 ? "Every goal was reached." : `${missed} of ${VISITS.length} pages miss a goal.`);
} finally {
  await browser.close();
  await demo.stop();
}

async function measure(on: Browser, { path, as, touch }: Visit): Promise<Vitals> {
  const { page, context, close } = await openScreen(on, { url: demo.appUrl, isFresh: true, ...(as && { as }) });
  await context.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  // a hidden browser skips frames: paints and touches would seem to last until the next frame
  cdp.on("Page.screencastFrame", ({ sessionId }) => void cdp.send("Page.screencastFrameAck", { sessionId }));
  await cdp.send("Page.startScreencast", { format: "jpeg", quality: 10, maxWidth: 320, maxHeight: 200 });
  await page.goto(path);
  // else the icon of a page that is not drawn yet would be its largest picture
  await page.locator("h1, h2, [data-entry]").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(REST_MS);
  const load = await page.evaluate(weigh);
  // the first touch ends the search for the largest paint
  await touch(page);
  await page.waitForTimeout(REST_MS);
  await page.evaluate(drawn);
  await cdp.send("Page.stopScreencast");
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  await close();
  return { ...vitals, ...load };
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const vitals: Omit<Vitals, "requests" | "kb"> = { lcp: 0, inp: 0, slowest: "" };
  Object.assign(globalThis, { vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId || entry.duration <= vitals.inp) continue;
      const target = entry.target as HTMLElement | null;
      vitals.inp = entry.duration;
      const name = target?.getAttribute("aria-label") ?? target?.textContent?.slice(0, 30) ?? "";
      const waited = Math.round(entry.processingStart - entry.startTime);
      const worked = Math.round(entry.processingEnd - entry.processingStart);
      vitals.slowest = `${entry.name} ${name} (waited ${waited}, worked ${worked}, the rest drawing)`;
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: a touch is told only once its frame is drawn, which may take longer than the rest. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  await new Promise((next) => setTimeout(next, 200));
}

/** Runs in the page, before the first touch. */
function weigh(): { requests: number; kb: number } {
  const { vitals } = globalThis as unknown as { vitals: { lcp: number } };
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const drawn = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(({ href }) => href));
  const isCode = ({ name, responseEnd }: PerformanceResourceTiming) => name.endsWith(".js") && responseEnd <= drawn;
  const code = files.filter((file) => isCode(file) && !ahead.has(file.name));
  return {
    // the document is one too; a file that was fetched ahead is listed again, without a transfer, as it is used
    requests: files.filter(({ startTime, transferSize }) => startTime <= vitals.lcp && transferSize > 0).length + 1,
    kb: Math.round(code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000),
  };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function said(ms: number, goal: number): string {
  return `${String(Math.round(ms)).padStart(5)} ms (goal ${goal}: ${ms <= goal ? "yes" : "NO"})`;
}
