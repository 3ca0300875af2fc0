// Every page of the signed-in product: its address, the door it comes through, and the name it has there.
import { type LazyPage, lazyPage } from "./page-route.tsx";

type Door = Record<string, unknown>;

// Doors that are still being built: each is wired from the day it stands, then moves to the table below.
const coming = import.meta.glob<Door>([
  "../features/scheduling/appointments/index.ts",
  "../features/automation/assistants/index.ts",
  "../features/platform/onboarding/index.ts",
]);

function soon(capability: string, name: string): LazyPage | undefined {
  const load = coming[`../features/${capability}/index.ts`];
  return load && lazyPage(load, name);
}

/** Undefined while a capability has no door yet: then there is neither an address nor an entry for it. */
export const PAGES: Record<string, LazyPage | undefined> = {
  "/agenda": soon("scheduling/appointments", "AgendaPage"),
  "/chat": lazyPage(() => import("../features/conversation/inbox/index.ts"), "InboxPage"),
  "/contactos": lazyPage(() => import("../features/business/contacts/index.ts"), "ContactsPage"),
  "/asistentes": soon("automation/assistants", "AssistantsPage"),
  "/negocio": lazyPage(() => import("../features/business/businesses/index.ts"), "BusinessPage"),
  "/sucursales": lazyPage(() => import("../features/business/branches/index.ts"), "BranchesPage"),
  "/especialistas": lazyPage(() => import("../features/business/specialists/index.ts"), "SpecialistsPage"),
  "/servicios": lazyPage(() => import("../features/catalog/services/index.ts"), "ServicesPage"),
  "/integraciones/whatsapp": lazyPage(() => import("../features/conversation/channels/index.ts"), "WhatsappPage"),
};

/** These stand without the menu: there is no business yet. */
export const ONBOARDING = soon("platform/onboarding", "OnboardingPage");
export const ONBOARDING_PATHS = ["/onboarding", "/new-onboarding"];
