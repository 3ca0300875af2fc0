// Every page of the signed-in product: its address, the door it comes through, and the name it has there.
import { type LazyPage, lazyPage } from "./page-route.tsx";

type Door = Record<string, unknown>;
const doors = import.meta.glob<Door>("../features/*/*/index.ts");

/** Undefined while the capability has no door yet: then there is no address for it either. */
function page(capability: string, name: string): LazyPage | undefined {
  const load = doors[`../features/${capability}/index.ts`];
  return load && lazyPage(load, name);
}

export const PAGES: Record<string, LazyPage | undefined> = {
  "/agenda": page("scheduling/appointments", "AgendaPage"),
  "/chat": page("conversation/inbox", "InboxPage"),
  "/contactos": page("business/contacts", "ContactsPage"),
  "/asistentes": page("automation/assistants", "AssistantsPage"),
  "/negocio": page("business/businesses", "BusinessPage"),
  "/sucursales": page("business/branches", "BranchesPage"),
  "/especialistas": page("business/specialists", "SpecialistsPage"),
  "/servicios": page("catalog/services", "ServicesPage"),
  "/integraciones/whatsapp": page("conversation/channels", "WhatsappPage"),
};

/** These stand without the menu: there is no business yet. */
export const ONBOARDING = page("platform/onboarding", "OnboardingPage");
