// The side menu in the documents' groups. Only what works is listed; `page` is the number that permission lists name.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import BusinessOutlined from "@mui/icons-material/BusinessOutlined";
import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import ChatBubbleOutlineRounded from "@mui/icons-material/ChatBubbleOutlineRounded";
import ContactsOutlined from "@mui/icons-material/ContactsOutlined";
import DesignServicesOutlined from "@mui/icons-material/DesignServicesOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import SmartToyOutlined from "@mui/icons-material/SmartToyOutlined";
import StorefrontOutlined from "@mui/icons-material/StorefrontOutlined";
import WhatsApp from "@mui/icons-material/WhatsApp";
import type { ReactNode } from "react";
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
  { group: "Herramientas", label: "Contactos", path: "/contactos", icon: <ContactsOutlined />, page: PAGE.contactos },
  { group: "Conocimiento", label: "Negocio", path: "/negocio", icon: <BusinessOutlined />, page: PAGE.negocio },
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
    group: "Integraciones",
    label: "WhatsApp",
    path: "/integraciones/whatsapp",
    icon: <WhatsApp />,
    page: PAGE.integraciones,
  },
];

export const ENTRIES: readonly Entry[] = ALL.filter((entry) => PAGES[entry.path]);

/** The places of the phone's bottom bar, before 'Más'. */
export const BOTTOM_PATHS = ["/agenda", "/chat", "/contactos"];

export function preload(path: string) {
  PAGES[path]?.preload();
}
