// The usual access of a role, to begin with: each page can be changed afterwards.
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
};

export const PRESETS: readonly { name: string; help: string; grant: Grant }[] = [
  { name: "Recepción", help: "Agenda, chat y contactos.", grant: RECEPTION },
  {
    name: "Estilista",
    help: "Ve la agenda, bloquea horarios y consulta servicios.",
    grant: { access: "limited", permissions: [agenda(false, true), ...see(PAGE.servicios)] },
  },
  {
    name: "Contador",
    help: "Ve dinero, inventario y tableros.",
    grant: {
      access: "limited",
      permissions: see(PAGE.finanzas, PAGE.inventario, PAGE.pedidos, PAGE.tableros, PAGE.creditos),
    },
  },
];
