// A person's permissions as the form shows them: a level for each page. Pages not shown keep their stored level.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { MemberGrant, type Permission } from "@mostrador/domain/ground/identity/schema.ts";
import * as z from "zod";
import { LimitValues, limitsOf, limitValues } from "./limit-values.ts";

export const PAGES = [
  { page: PAGE.agenda, label: "Agenda" },
  { page: PAGE.chat, label: "Chat" },
  { page: PAGE.contactos, label: "Contactos" },
  { page: PAGE.funnels, label: "Funnels" },
  { page: PAGE.audiencias, label: "Audiencias" },
  { page: PAGE.privacidad, label: "Privacidad" },
  { page: PAGE.pedidos, label: "Pedidos" },
  { page: PAGE.eventosConversion, label: "Eventos de conversión" },
  { page: PAGE.asistentes, label: "Asistentes" },
  { page: PAGE.negocio, label: "Negocio" },
  { page: PAGE.sucursales, label: "Sucursales" },
  { page: PAGE.especialistas, label: "Especialistas" },
  { page: PAGE.servicios, label: "Servicios" },
  { page: PAGE.productos, label: "Productos" },
  { page: PAGE.recursos, label: "Recursos" },
  { page: PAGE.finanzas, label: "Movimientos de dinero" },
  { page: PAGE.inventario, label: "Movimientos de inventario" },
  { page: PAGE.integraciones, label: "Integraciones" },
  { page: PAGE.comentarios, label: "Comentarios" },
  { page: PAGE.creditos, label: "Créditos" },
  { page: PAGE.fuentesTrafico, label: "Fuentes de tráfico" },
  { page: PAGE.cursos, label: "Cursos" },
  { page: PAGE.tableros, label: "Tableros" },
  { page: PAGE.formularios, label: "Formularios" },
  { page: PAGE.inmuebles, label: "Inmuebles" },
  { page: PAGE.directorio, label: "Directorio" },
  { page: PAGE.upsells, label: "Upsells" },
  { page: PAGE.campanas, label: "Campañas" },
  { page: PAGE.flujos, label: "Flujos" },
  { page: PAGE.paquetes, label: "Paquetes" },
  { page: PAGE.salas, label: "Salas y equipos" },
] as const;

export const LEVELS = [
  { value: "none", label: "Sin acceso", actions: [] },
  { value: "view", label: "Ver", actions: ["view"] },
  { value: "edit", label: "Ver y editar", actions: ["view", "edit"] },
  { value: "delete", label: "Ver, editar y eliminar", actions: ["view", "edit", "delete"] },
] as const;
type Level = (typeof LEVELS)[number]["value"];

export const GrantForm = z
  .object({
    access: z.enum(["full", "limited"]),
    levels: z.record(z.string(), z.enum(["none", "view", "edit", "delete"])),
    appointments: z.boolean(),
    blocks: z.boolean(),
    others: MemberGrant.shape.permissions,
    limits: LimitValues,
  })
  .refine(({ access, levels }) => access === "full" || Object.values(levels).some((level) => level !== "none"), {
    message: "Elige al menos una página",
  });
export type GrantForm = z.infer<typeof GrantForm>;
type Grant = z.infer<typeof MemberGrant>;

export function grantValues({ access, permissions, limits }: Grant): GrantForm {
  const of = (page: number) => permissions.filter(({ pageId }) => pageId === page);
  const schedule = (what: "appointments" | "blocks") =>
    of(PAGE.agenda).some((entry) => entry.schedule?.[what] === true);
  return {
    access,
    levels: Object.fromEntries(PAGES.map(({ page }) => [`p${page}`, levelOf(of(page))])),
    appointments: schedule("appointments"),
    blocks: schedule("blocks"),
    others: permissions.filter(({ pageId }) => !PAGES.some(({ page }) => page === pageId)),
    limits: limitValues(limits),
  };
}

export function grantOf({ access, levels, appointments, blocks, others, ...form }: GrantForm): Grant {
  const limits = limitsOf(form.limits);
  if (access === "full") return { access, permissions: [], limits };
  const shown = PAGES.flatMap(({ page }) => {
    const actions = [...(LEVELS.find(({ value }) => value === levels[`p${page}`])?.actions ?? [])];
    if (actions.length === 0) return [];
    return [{ pageId: page, actions, ...(page === PAGE.agenda && { schedule: { appointments, blocks } }) }];
  });
  return { access, permissions: [...shown, ...others], limits };
}

/** 'Agenda, Chat y 2 páginas más'. */
export function grantText({ role, access, permissions }: Grant & { role: string }): string {
  if (role === "owner") return "Acceso total";
  if (access === "full") return "Todas las páginas";
  const names = PAGES.filter(({ page }) =>
    permissions.some((entry) => entry.pageId === page && entry.actions.length > 0),
  );
  const shown = names.slice(0, 3).map(({ label }) => label);
  const more = names.length - shown.length;
  if (names.length === 0) return "Ninguna página";
  return `${shown.join(", ")}${more > 0 ? ` y ${more} más` : ""}`;
}

function levelOf(entries: readonly Permission[]): Level {
  const actions = new Set(entries.flatMap((entry) => entry.actions));
  if (actions.has("delete")) return "delete";
  if (actions.has("edit")) return "edit";
  return actions.has("view") ? "view" : "none";
}
