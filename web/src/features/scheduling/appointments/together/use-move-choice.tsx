// Asks whether one appointment is meant, or its whole visit or class, and resolves with the answer.

import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { classOf } from "../classes/class-of.ts";
import { othersOf } from "../visit/visit-of.ts";

export type Together = "visit" | "class";
/** Null: neither. */
export type MoveChoice = "one" | Together | null;
export type AskMove = (entry: AgendaEntry) => Promise<MoveChoice>;

type Question = { of: Together; count: number; who: string };

/** A single appointment is not asked about. */
export function useMoveChoice(entries: readonly AgendaEntry[]) {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = useRef<(choice: MoveChoice) => void>(() => undefined);
  const askMove: AskMove = (entry) => {
    const asked = questionOf(entry, entries);
    if (asked === null) return Promise.resolve("one");
    setQuestion(asked);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const choose = (choice: MoveChoice) => {
    answer.current(choice);
    answer.current = () => undefined;
    setQuestion(null);
  };
  const moveDialog = question && (
    <Dialog
      open
      compact
      size="small"
      onClose={() => choose(null)}
      title={question.of === "class" ? "¿Mover toda la clase?" : "¿Mover toda la visita?"}
      actions={
        <>
          <Button onClick={() => choose("one")}>{question.of === "class" ? "Solo esta cita" : "Solo esta"}</Button>
          <Button variant="contained" color="primary" onClick={() => choose(question.of)} autoFocus>
            {question.of === "class" ? "Toda la clase" : "Toda la visita"}
          </Button>
        </>
      }
    >
      {textOf(question)}
    </Dialog>
  );
  return { askMove, moveDialog };
}

function questionOf(entry: AgendaEntry, entries: readonly AgendaEntry[]): Question | null {
  const who = whoComes(entry);
  const places = classOf(entry, entries).length;
  if (places > 1) return { of: "class", count: places, who };
  const others = othersOf(entry, entries);
  return others > 0 ? { of: "visit", count: others + 1, who } : null;
}

function textOf({ of, count, who }: Question): string {
  if (of === "visit")
    return `Esta cita es parte de una visita de ${count} servicios. Las demás se pueden mover con ella, o quedarse donde están.`;
  return `En esta clase hay ${count} clientes. Se pueden mover todos, o solo ${who ? `la cita de ${who}` : "esta cita"}.`;
}
