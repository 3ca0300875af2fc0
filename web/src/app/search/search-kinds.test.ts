import { routesOf } from "@mostrador/domain/kit/manifest.ts";
import { MANIFESTS, RESOURCES } from "@mostrador/domain/manifests.ts";
import { expect, test } from "vitest";
import { ENTRIES } from "../navigation.ts";
import { PAGES } from "../pages.ts";
import { PAGES_BELOW, SEARCH_KINDS, STARTS } from "./search-kinds.ts";

/**
 * Types that the search leaves out: free hours, waiting list, Google calendars, money, charges, tills, stock and credit movements
 * (their pages filter them), parts of a conversation, devices, privacy requests and holds, directory views and
 * imports, the history, sign-in, questions to the team (their page searches them).
 */
const NOT_FOUND = [
  "slot.list",
  "closedDate.list",
  "reservationHours.list",
  "waiting.list",
  "googleCalendar.list",
  "moneyMovement.list",
  "moneyMovementCategory.list",
  "charge.list",
  "till.list",
  "stockMovement.list",
  "packagePurchase.list",
  "packageMovement.list",
  "order.list",
  "comment.list",
  "creditMovement.list",
  "pesoMovement.list",
  "message.list",
  "device.list",
  "session.list",
  "kiosk.list",
  // of partners and the team, each searched on its own page
  "partner.list",
  "portfolio.list",
  "potMovement.list",
  "brand.list",
  "stockSheet.list",
  "trafficAd.list",
  // three settings of one page
  "readyRule.list",
  "testNumber.list",
  "testConversation.list",
  "testRun.list",
  "staffNumber.list",
  "privacyRequest.list",
  "legalHold.list",
  "notification.list",
  "clientView.list",
  "clientImport.list",
  "productImport.list",
  "enrollment.list",
  "formAnswer.list",
  "courseWaiting.list",
  "audit.list",
  "faq.list",
  "business.list",
];

test("whatever is listed is found: a new capability is either a resource, or says how its records are found", () => {
  const asked = SEARCH_KINDS.map(({ route }) => route.name.split(".")[0]);
  const lists = MANIFESTS.flatMap(routesOf)
    .map(({ name }) => name)
    .filter((name) => name.endsWith(".list") && !NOT_FOUND.includes(name));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((name) => !asked.includes(name.split(".")[0]))).toEqual([]);
});

test("each resource can be begun, and what a capability says of itself lies under a page of the menu", () => {
  const begun = STARTS.map(({ route }) => route.name);
  expect(RESOURCES.map(({ routes }) => routes.create.name).filter((name) => !begun.includes(name))).toEqual([]);
  const pages = ENTRIES.map(({ page }) => page);
  // A resource's page may be added later: until then the search neither finds nor creates its records.
  for (const { page } of RESOURCES) pages.push(page);
  expect([...SEARCH_KINDS, ...STARTS].filter(({ page }) => !pages.includes(page))).toEqual([]);
});

/** Pages without a menu entry that the search leaves to their parent page or to the person's menu. */
const LED_TO_BY_PARENTS = [
  ...["/cuenta", "/partner", "/negocio/bitacora", "/integraciones/whatsapp/plantillas", "/cursos/inscripciones"],
  ...["/crm", "/sales-funnels", "/paquetes/vendidos", "/precios"],
];

test("a page is in the menu, or the search leads to it below an entry, or its parent page does", () => {
  const below = PAGES_BELOW.map(({ path }) => path);
  const known = [...ENTRIES.map(({ path }) => path), ...below, ...LED_TO_BY_PARENTS];
  expect(Object.keys(PAGES).filter((path) => !known.includes(path))).toEqual([]);
  expect(below.filter((path) => !PAGES[path])).toEqual([]);
});
