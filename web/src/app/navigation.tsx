// The side menu in the documents' groups. Only what works is listed; `page` is the number that permission lists name.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { ReactNode } from "react";
import { FilterListRounded } from "../ui/icon/actions.ts";
import {
  ChatBubbleOutlineRounded,
  DescriptionOutlined,
  Instagram,
  QuestionAnswerOutlined,
  SmartToyOutlined,
  WhatsApp,
} from "../ui/icon/messages.ts";
import { InventoryOutlined, LocalShippingOutlined, PaymentsOutlined, ShoppingBagOutlined } from "../ui/icon/money.ts";
import { ContactsOutlined, GroupsOutlined, PeopleAltOutlined } from "../ui/icon/people.ts";
import {
  BusinessOutlined,
  CalendarMonthOutlined,
  DesignServicesOutlined,
  EventAvailableOutlined,
  PermMediaOutlined,
  StorefrontOutlined,
} from "../ui/icon/places.ts";
import { AltRouteOutlined, CheckCircleOutlineRounded, FlagOutlined, ScheduleRounded } from "../ui/icon/states.ts";
import { PAGES } from "./pages.ts";

export const GROUPS = [
  "Automatización",
  "Herramientas",
  "Resultados",
  "Conocimiento",
  "Integraciones",
  "Cuenta",
] as const;
export type Group = (typeof GROUPS)[number];
export type Tag = "beta" | "nuevo" | "próximamente";
export type Entry = { group: Group; label: string; path: string; icon: ReactNode; page: number; tags?: readonly Tag[] };

const ALL: readonly Entry[] = [
  {
    group: "Automatización",
    label: "Asistentes",
    path: "/asistentes",
    icon: <SmartToyOutlined />,
    page: PAGE.asistentes,
  },
  {
    group: "Herramientas",
    label: "Chat",
    path: "/chat",
    icon: <ChatBubbleOutlineRounded />,
    page: PAGE.chat,
    tags: ["beta"],
  },
  { group: "Herramientas", label: "Agenda", path: "/agenda", icon: <CalendarMonthOutlined />, page: PAGE.agenda },
  {
    group: "Herramientas",
    label: "Lista de espera",
    path: "/lista-de-espera",
    icon: <ScheduleRounded />,
    page: PAGE.agenda,
  },
  {
    group: "Herramientas",
    label: "Pedidos",
    path: "/pedidos",
    icon: <LocalShippingOutlined />,
    page: PAGE.pedidos,
    tags: ["nuevo", "beta"],
  },
  {
    group: "Herramientas",
    label: "Eventos de conversión",
    path: "/eventos-conversion",
    icon: <FlagOutlined />,
    page: PAGE.eventosConversion,
    tags: ["nuevo", "beta"],
  },
  {
    group: "Herramientas",
    label: "Movimientos de dinero",
    path: "/finanzas/movimientos",
    icon: <PaymentsOutlined />,
    page: PAGE.finanzas,
  },
  {
    group: "Herramientas",
    label: "Movimientos de inventario",
    path: "/inventario/movimientos",
    icon: <InventoryOutlined />,
    page: PAGE.inventario,
  },
  { group: "Herramientas", label: "Funnels", path: "/funnels", icon: <FilterListRounded />, page: PAGE.funnels },
  {
    group: "Herramientas",
    label: "Audiencias",
    path: "/audiencias",
    icon: <PeopleAltOutlined />,
    page: PAGE.audiencias,
  },
  { group: "Herramientas", label: "Contactos", path: "/contactos", icon: <ContactsOutlined />, page: PAGE.contactos },
  {
    group: "Herramientas",
    label: "Fuentes de tráfico",
    path: "/fuentes-trafico",
    icon: <AltRouteOutlined />,
    page: PAGE.fuentesTrafico,
    tags: ["beta"],
  },
  { group: "Conocimiento", label: "Negocio", path: "/negocio", icon: <BusinessOutlined />, page: PAGE.negocio },
  {
    group: "Conocimiento",
    label: "Reservaciones en línea",
    path: "/reservas",
    icon: <EventAvailableOutlined />,
    page: PAGE.negocio,
  },
  {
    group: "Conocimiento",
    label: "Privacidad",
    path: "/privacidad",
    icon: <CheckCircleOutlineRounded />,
    page: PAGE.privacidad,
  },
  {
    group: "Conocimiento",
    label: "Sucursales",
    path: "/sucursales",
    icon: <StorefrontOutlined />,
    page: PAGE.sucursales,
  },
  {
    group: "Conocimiento",
    label: "Especialistas",
    path: "/especialistas",
    icon: <GroupsOutlined />,
    page: PAGE.especialistas,
  },
  {
    group: "Conocimiento",
    label: "Servicios",
    path: "/servicios",
    icon: <DesignServicesOutlined />,
    page: PAGE.servicios,
  },
  {
    group: "Conocimiento",
    label: "Productos",
    path: "/inventario/productos",
    icon: <ShoppingBagOutlined />,
    page: PAGE.productos,
  },
  { group: "Conocimiento", label: "Recursos", path: "/recursos", icon: <PermMediaOutlined />, page: PAGE.recursos },
  { group: "Conocimiento", label: "Cursos", path: "/cursos", icon: <DescriptionOutlined />, page: PAGE.cursos },
  {
    group: "Integraciones",
    label: "WhatsApp",
    path: "/integraciones/whatsapp",
    icon: <WhatsApp />,
    page: PAGE.integraciones,
  },
  {
    group: "Integraciones",
    label: "Messenger",
    path: "/integraciones/messenger",
    icon: <QuestionAnswerOutlined />,
    page: PAGE.integraciones,
    tags: ["nuevo"],
  },
  {
    group: "Integraciones",
    label: "Instagram",
    path: "/integraciones/instagram",
    icon: <Instagram />,
    page: PAGE.integraciones,
    tags: ["nuevo"],
  },
  {
    group: "Integraciones",
    label: "Comentarios",
    path: "/integraciones/comentarios-meta",
    icon: <QuestionAnswerOutlined />,
    page: PAGE.comentarios,
    tags: ["nuevo"],
  },
  {
    group: "Integraciones",
    label: "Mercado Pago",
    path: "/integraciones/mercado-pago",
    icon: <PaymentsOutlined />,
    page: PAGE.integraciones,
    tags: ["nuevo"],
  },
  {
    group: "Integraciones",
    label: "Google Calendar",
    path: "/integraciones/google-calendar",
    icon: <EventAvailableOutlined />,
    page: PAGE.integraciones,
  },
  {
    group: "Cuenta",
    label: "Créditos",
    path: "/creditos/movimientos",
    icon: <PaymentsOutlined />,
    page: PAGE.creditos,
  },
];

export const ENTRIES: readonly Entry[] = ALL.filter((entry) => PAGES[entry.path]);

/** Whose page this address is, or lies under. */
export function entryAt(pathname: string): Entry | undefined {
  return ENTRIES.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The places of the phone's bottom bar, before 'Más'. */
export const BOTTOM_PATHS = ["/agenda", "/chat", "/contactos"];

export function preload(path: string) {
  PAGES[path]?.preload();
}
