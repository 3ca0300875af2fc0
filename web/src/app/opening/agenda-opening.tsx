// The first script of the agenda's document: requests the agenda's first data and draws it before the product loads,
// which then reuses those answers and replaces the drawing (`public/opening.js`). Without a session, or after a
// refusal, the placeholder lines stay.

import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import type { Service } from "@mostrador/domain/catalog/services/resource.ts";
import type { Me } from "@mostrador/domain/ground/identity/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type * as z from "zod";
import { ALL_BRANCHES, readAddress } from "../../features/scheduling/appointments/agenda-address.ts";
import { AgendaPicture } from "../../features/scheduling/appointments/opening/agenda-picture.tsx";
import { chosenBranch, missingOf } from "../../features/scheduling/appointments/opening/desk-rules.ts";
import { isGrid, usualView } from "../../features/scheduling/appointments/view/views.ts";
import { visibleDays } from "../../features/scheduling/appointments/view/visible-days.ts";
import { askAhead } from "../../lib/ahead.ts";
import { isOpening } from "../../lib/opening.ts";
import { activeBusinessId, openedBusiness } from "../../lib/session/active-business-id.ts";
import { isPhoneNow } from "../../ui/layout/use-screen.ts";
import { nodesOf } from "./elements.ts";

const FONT = '16px "Heebo Variable"';
const MOST_FONT_MS = 500;

isOpening(draw().catch(() => undefined));

async function draw(): Promise<void> {
  const phone = isPhoneNow();
  const address = readAddress(new URLSearchParams(location.search), usualView(phone));
  const me = await told<z.infer<typeof Me>>("/api/me", activeBusinessId());
  const businessId = openedBusiness(me);
  if (!businessId) return;
  const list = <Row,>(path: string) => told<Row[]>(`${path}?businessId=${businessId}`, businessId);
  const [all, specialists, services] = await Promise.all([
    list<Branch>("/api/branch"),
    list<Specialist>("/api/specialist"),
    list<Service>("/api/service"),
  ]);
  const branches = all.filter((branch) => !branch.isArchived);
  const branch = chosenBranch(branches, address.branchId);
  if (!branch) return;
  const desk = { branches, branch, specialists, services };
  const today = localOf(branch.timezone.name, Date.now()).day;
  const isAll = address.branchId === ALL_BRANCHES && branches.length > 1;
  const asked = new URLSearchParams({
    ...{ businessId, ...(!isAll && { branchId: branch._id }) },
    ...visibleDays(address.view, address.day ?? today),
  });
  const entries = await told<AgendaEntry[]>(`/api/appointment?${asked}`, businessId);
  // its colours are written into this file: under a brand the lines stay until the product has come
  if (window.mostradorBrand || !isGrid(address.view) || missingOf(desk)) return;
  await fontThere();
  const lines = document.querySelector<HTMLElement>(".o [data-shape=calendar]");
  if (!lines) return;
  const style = document.createElement("style");
  style.textContent = OPENING_STYLES;
  document.head.append(style);
  // Hidden from assistive technology and the keyboard: the real agenda replaces it.
  lines.inert = true;
  lines.ariaHidden = "true";
  const picture = <AgendaPicture {...{ desk, branch, address, entries, phone, instant: Date.now() }} />;
  lines.replaceChildren(...nodesOf(picture));
  // Queries for buttons must find those of the real agenda.
  for (const name of ["data-entry", "data-column"])
    for (const one of lines.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
  scrollIn(lines.querySelector<HTMLElement>(".drawn"));
  await seen();
}

/** Leaves refused calls and redirects to the product. */
async function told<Data>(address: string, businessId: string | null): Promise<Data> {
  const answer = (await askAhead(address, businessId)).clone();
  const { data, next } = (await answer.json()) as { data: Data; next?: string | null };
  if (!answer.ok || next) throw new Error(address);
  return data;
}

/** Text drawn before its font has loaded would move when the font arrives. */
async function fontThere(): Promise<void> {
  const font = document.fonts.load(FONT).catch(() => undefined);
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, MOST_FONT_MS))]);
}

function scrollIn(grid: HTMLElement | null): void {
  const width = grid?.querySelector(".area")?.getBoundingClientRect().width ?? 0;
  grid?.scrollTo({ top: Number(grid.dataset.top), left: width * Number(grid.dataset.left) });
}

/** After the next frame; a background page has none. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
