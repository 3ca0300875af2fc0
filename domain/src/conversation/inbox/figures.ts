// How many conversations the assistant closed without a person, and how many of these it should not have: for the
// dashboard of contacts (contract/money#dashboards).
import { type Cell, isNow, total } from "../../kit/figures/cells.ts";
import { byTime, compared, type Drawn } from "../../kit/figures/draw.ts";
import { percentOf } from "../../kit/figures/rounding.ts";
import type { FigurePart } from "../../kit/figures/schema.ts";

/** Without an answer for so long, a conversation has ended; the next answer begins another one. */
export const ENDS_AFTER_HOURS = 24;
/** A closed conversation was closed wrongly where the next one needs a person within these days. */
export const WRONG_WITHIN_DAYS = 3;

/** Closed conversations that began in the group, and in which the assistant answered. */
export type ConversationCell = Cell & {
  /** No person was needed, and the client got an answer. */
  readonly right: number;
  /** No person wrote, but one was needed. */
  readonly wrong: number;
  /** A person wrote, or was called. */
  readonly helped: number;
};

const alone = (cells: readonly ConversationCell[]) => total(cells, ({ right, wrong }) => right + wrong);
const all = (cells: readonly ConversationCell[]) => alone(cells) + total(cells, ({ helped }) => helped);

export function conversationFigures(cells: readonly ConversationCell[], drawn: Drawn): FigurePart {
  return {
    figures: [
      compared(
        cells,
        {
          id: "conversations",
          label: "Conversaciones cerradas",
          explanation: `Aquellas en que contestó el asistente. Una conversación termina tras ${ENDS_AFTER_HOURS} horas sin respuestas.`,
          unit: "count",
        },
        all,
      ),
      compared(
        cells,
        {
          id: "closed-alone",
          label: "Cerradas sin una persona",
          explanation: "De las conversaciones cerradas, aquellas en que nadie del equipo escribió ni fue llamado.",
          unit: "percent",
        },
        (some) => percentOf(alone(some), all(some)),
      ),
      compared(
        cells,
        {
          id: "closed-wrongly",
          label: "Cerradas mal",
          explanation: `De las cerradas sin una persona, las que quedaron sin respuesta útil o hicieron falta a alguien del equipo antes de ${WRONG_WITHIN_DAYS} días.`,
          unit: "percent",
        },
        (some) =>
          percentOf(
            total(some, ({ wrong }) => wrong),
            alone(some),
          ),
      ),
    ],
    charts: [
      byTime(
        drawn,
        cells.filter(isNow),
        {
          id: "conversations-by-time",
          title: "Cómo se cerraron las conversaciones",
          explanation:
            "Las que cerró el asistente solo, bien o mal, y las que necesitaron a una persona, por el día en que empezaron.",
          unit: "count",
          drawing: "stacked",
          average: false,
        },
        [
          { id: "right", label: "Sin una persona, bien", tone: "success", measure: ({ right }) => right },
          { id: "wrong", label: "Sin una persona, mal", tone: "error", measure: ({ wrong }) => wrong },
          { id: "helped", label: "Con una persona", tone: "primary", measure: ({ helped }) => helped },
        ],
      ),
    ],
  };
}
