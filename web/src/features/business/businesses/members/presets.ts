// The usual access of a role and its limits, to begin with: each can be changed afterwards.
import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MemberGrant, Permission } from "@mostrador/domain/ground/identity/schema.ts";
import type * as z from "zod";

type Grant = z.infer<typeof MemberGrant>;

const see = (...pages: number[]): Permission[] => pages.map((pageId) => ({ pageId, actions: ["view"] }));
const work = (...pages: number[]): Permission[] => pages.map((pageId) => ({ pageId, actions: ["view", "edit"] }));
const agenda = (appointments: boolean, blocks: boolean): Permission => ({
  pageId: PAGE.agenda,
  actions: ["view", "edit"],
  schedule: { appointments, blocks },
});

/** New people start with the access of the front desk. */
export const RECEPTION: Grant = {
  access: "limited",
  permissions: [agenda(true, true), ...work(PAGE.chat, PAGE.contactos), ...see(PAGE.servicios)],
  limits: UNLIMITED,
};

type Preset = {
  name: string;
  help: string;
  grant: Grant;
  /** Only the agenda of one specialist, who is chosen in the form. */
  ownAgenda?: true;
};

export const PRESETS: readonly Preset[] = [
  { name: "Recepción", help: "Agenda, chat y contactos.", grant: RECEPTION },
  {
    name: "Estilista",
    help: "Ve su agenda, bloquea sus horarios y consulta servicios.",
    ownAgenda: true,
    grant: {
      access: "limited",
      permissions: [agenda(false, true), ...see(PAGE.servicios)],
      limits: { ...UNLIMITED, threads: "own" },
    },
  },
  {
    name: "Contador",
    help: "Ve el dinero de todas las sucursales, inventario y tableros.",
    grant: {
      access: "limited",
      permissions: see(PAGE.finanzas, PAGE.inventario, PAGE.pedidos, PAGE.tableros, PAGE.creditos),
      limits: UNLIMITED,
    },
  },
];
