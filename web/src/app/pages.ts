// Every page of the signed-in product: its address, the public API it comes from, and the name it has there.
import { matchPath } from "react-router";
import { type PageShape, type ShapedPage, shapedPage } from "./route/page-route.tsx";

export const PAGES: Record<string, ShapedPage> = {
  "/principal": shapedPage("cards", () => import("./home/home-page.tsx"), "HomePage"),
  "/agenda": shapedPage("calendar", () => import("./agenda/agenda-page.tsx"), "AgendaPage", {
    reads: ["/api/branch", "/api/specialist", "/api/service"],
    prepare: ({ prepareAgenda }) => prepareAgenda,
  }),
  "/chat": shapedPage("inbox", () => import("./chat/chat-page.tsx"), "ChatPage", {
    // nothing but its code: the list says by itself that it loads
    prepare: () => async () => undefined,
  }),
  "/contactos": shapedPage("list", () => import("./contacts/contacts-page.tsx"), "ContactsPage", { detail: "detail" }),
  "/asistentes": shapedPage("cards", () => import("../features/automation/assistants/index.ts"), "AssistantsPage", {
    detail: "editor",
  }),
  "/negocio": shapedPage("form", () => import("../features/business/businesses/index.ts"), "BusinessPage"),
  "/sucursales": shapedPage("list", () => import("../features/business/branches/branches-page.tsx"), "BranchesPage", {
    detail: "detail",
  }),
  "/especialistas": shapedPage(
    "list",
    () => import("../features/scheduling/calendars/specialists-with-calendars.tsx"),
    "SpecialistsWithCalendars",
    { detail: "detail" },
  ),
  "/servicios": shapedPage("list", () => import("../features/catalog/services/services-page.tsx"), "ServicesPage", {
    detail: "detail",
  }),
  "/cuenta": shapedPage("form", () => import("./account/account-page.tsx"), "AccountPage"),
  "/integraciones/whatsapp/plantillas": shapedPage(
    "cards",
    () => import("../features/conversation/templates/index.ts"),
    "TemplatesPage",
  ),
  "/integraciones/whatsapp": shapedPage(
    "cards",
    () => import("../features/conversation/channels/index.ts"),
    "WhatsappPage",
  ),
  "/integraciones/messenger": shapedPage(
    "cards",
    () => import("../features/conversation/channels/facebook/facebook-page.tsx"),
    "MessengerPage",
  ),
  "/integraciones/instagram": shapedPage(
    "cards",
    () => import("../features/conversation/channels/facebook/facebook-page.tsx"),
    "InstagramPage",
  ),
  "/integraciones/mercado-pago": shapedPage(
    "cards",
    () => import("../features/scheduling/payments/index.ts"),
    "MercadoPagoPage",
  ),
  "/integraciones/google-calendar": shapedPage(
    "cards",
    () => import("../features/scheduling/calendars/google-calendar-page.tsx"),
    "GoogleCalendarPage",
  ),
  "/reservas": shapedPage("form", () => import("../features/growth/reservations/index.ts"), "ReservationsPage"),
  "/lista-de-espera": shapedPage("list", () => import("../features/growth/waiting-list/index.ts"), "WaitingListPage"),
  "/recursos": shapedPage("cards", () => import("../features/catalog/resources/index.ts"), "ResourcesPage", {
    detail: "detail",
  }),
  "/inventario/productos": shapedPage(
    "list",
    () => import("../features/catalog/products/products-page.tsx"),
    "ProductsPage",
    { detail: "detail" },
  ),
  "/inventario/movimientos": shapedPage(
    "list",
    () => import("../features/money/inventory/stock-page.tsx"),
    "StockPage",
  ),
  "/finanzas/movimientos": shapedPage(
    "list",
    () => import("../features/money/finance/movements-page.tsx"),
    "MovementsPage",
  ),
  "/pedidos": shapedPage("list", () => import("../features/growth/orders/index.ts"), "OrdersPage"),
  "/eventos-conversion": shapedPage(
    "cards",
    () => import("../features/growth/conversion-events/index.ts"),
    "ConversionEventsPage",
  ),
  "/creditos/movimientos": shapedPage(
    "list",
    () => import("../features/money/credits/credits-page.tsx"),
    "CreditsPage",
  ),
  "/integraciones/comentarios-meta": shapedPage(
    "list",
    () => import("../features/conversation/comments/index.ts"),
    "CommentsPage",
  ),
  "/privacidad": shapedPage("list", () => import("../features/business/privacy/index.ts"), "PrivacyPage"),
  "/funnels": shapedPage("cards", () => import("../features/growth/funnels/index.ts"), "FunnelsPage", {
    detail: "form",
    below: ["nuevo", ":id", ":id/editar"],
  }),
  "/crm": shapedPage("board", () => import("../features/growth/funnels/board/board-page.tsx"), "BoardPage", {
    detail: "board",
  }),
  "/audiencias": shapedPage("list", () => import("./contacts/audiences-page.tsx"), "AudiencesPage", {
    detail: "detail",
  }),
  "/fuentes-trafico": shapedPage(
    "list",
    () => import("../features/growth/traffic-sources/index.ts"),
    "TrafficSourcesPage",
    { detail: "detail" },
  ),
  "/cursos": shapedPage("list", () => import("../features/catalog/courses/index.ts"), "CoursesPage", {
    detail: "detail",
  }),
};

/** Whether a page owns this address: its own, or one of those below it. */
export function isKnownAddress(pathname: string): boolean {
  const path = pathOf(pathname);
  const page = path && PAGES[path];
  if (!page) return pathname === "/" || ONBOARDING_PATHS.includes(pathname.replace(/\/$/, ""));
  const rest = pathname.slice(path.length).replace(/^\/|\/$/g, "");
  return rest === "" || page.below.some((pattern) => isBelow(pattern, rest));
}

function isBelow(pattern: string, rest: string): boolean {
  const match = matchPath(`/${pattern}`, `/${rest}`);
  return match !== null && (match.params.id === undefined || ROW_ID.test(match.params.id));
}

/** Ids are UUIDs, and were 24 hexadecimal digits before. */
const ROW_ID = /^[0-9a-f][0-9a-f-]{7,}$/i;

/** How the page at this address looks while it comes; a list where there is none. */
export function shapeAt(pathname: string): PageShape {
  const path = pathOf(pathname);
  const page = path && PAGES[path];
  if (!page) return "list";
  return pathname.slice(path.length).replaceAll("/", "") ? page.detail : page.shape;
}

export function pageAt(pathname: string): ShapedPage | undefined {
  return PAGES[pathOf(pathname) ?? ""];
}

function pathOf(pathname: string): string | undefined {
  return Object.keys(PAGES).find((one) => `${pathname}/`.startsWith(`${one}/`));
}

/** These stand without the menu: there is no business yet. */
export const ONBOARDING = shapedPage(
  "form",
  () => import("../features/platform/onboarding/index.ts"),
  "OnboardingPage",
);
export const ONBOARDING_PATHS = ["/onboarding", "/new-onboarding"];
