// Sales funnels: the checkpoints of a sale, with the objections that come up at each (contract/growth#sales-funnels,
// D-11.1).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineResource } from "../../kit/resource.ts";
import { optionalText, text } from "../../kit/schema.ts";
import { COLORS, END, keepsEnds, START } from "./checkpoints.ts";

export const MOST_SALES_FUNNELS = 20;
export const MOST_CHECKPOINTS = 30;
export const MOST_OBJECTIONS = 30;
export const LONGEST_OBJECTION = 300;

const TOO_MANY_OBJECTIONS = `Un punto puede tener hasta ${MOST_OBJECTIONS} objeciones`;
/** Blank ones are dropped. */
const Objections = z
  .array(optionalText(LONGEST_OBJECTION, "La objeción"))
  .max(MOST_OBJECTIONS, TOO_MANY_OBJECTIONS)
  .overwrite((objections) => objections.filter((objection) => objection !== ""));

const Checkpoint = z.object({
  title: text(1, 80, "El título"),
  description: optionalText(500, "La descripción").prefault(""),
  objections: Objections.prefault([]),
  color: z.enum(COLORS, "El color debe ser red, green o darkgrey").default("darkgrey"),
  isStart: z.boolean("Di si es el inicio").default(false),
  isEnd: z.boolean("Di si es el fin").default(false),
});

/** A checkpoint as its form holds it: each objection is a line. */
export const CheckpointLines = Checkpoint.extend({
  objections: z
    .array(z.object({ text: optionalText(LONGEST_OBJECTION, "La objeción") }))
    .max(MOST_OBJECTIONS, TOO_MANY_OBJECTIONS),
});
export type CheckpointLines = z.output<typeof CheckpointLines>;

/** The start and the end are fixed: they can be neither edited, nor moved, nor removed. */
const Checkpoints = z
  .array(Checkpoint)
  .max(MOST_CHECKPOINTS, `Un funnel puede tener hasta ${MOST_CHECKPOINTS} puntos`)
  .refine(
    keepsEnds,
    `El inicio («${START.title}») y el fin («${END.title}») de un funnel no se pueden cambiar ni quitar`,
  );

export const salesFunnels = defineResource({
  name: "salesFunnel",
  body: "funnel",
  path: "sales-funnel",
  table: "sales_funnels",
  noun: { one: "funnel de ventas", many: "funnels de ventas", gender: "m" },
  texts: { created: "Funnel creado correctamente", edited: "Funnel actualizado correctamente" },
  page: PAGE.funnels,
  address: "/sales-funnels",
  readers: [PAGE.asistentes],
  fields: {
    name: z
      .string("Name is required")
      .trim()
      .min(1, "Name is required")
      .max(100, "El nombre debe tener máximo 100 caracteres"),
    description: optionalText(500, "La descripción"),
    checkpoints: Checkpoints,
  },
  defaults: { description: "", checkpoints: [START, END] },
  sorts: ["createdAt", "name"],
  searched: ["name", "description"],
  example: ({ mark, next }) => ({
    name: `Venta ${mark} ${next()}`.slice(0, 100),
    description: `Cómo se cierra una venta de ${mark}`,
    checkpoints: [
      START,
      { title: `Cotización ${mark}`.slice(0, 80), objections: [`Es caro ${mark}`], isStart: false, isEnd: false },
      END,
    ],
  }),
});

export type SalesFunnel = z.output<typeof salesFunnels.Row>;
export type NewSalesFunnel = z.output<typeof salesFunnels.New>;
