// Asks whether one appointment or its whole visit is meant, and resolves with the answer.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { othersOf } from "./visit-of.ts";

/** Null: neither. */
export type VisitChoice = "one" | "all" | null;
export type AskVisit = (entry: AgendaEntry) => Promise<VisitChoice>;

/** A single appointment is not asked about. */
export function useVisitChoice(entries: readonly AgendaEntry[]) {
  const [others, setOthers] = useState<number | null>(null);
  const answer = useRef<(choice: VisitChoice) => void>(() => undefined);
  const askVisit: AskVisit = (entry) => {
    const count = othersOf(entry, entries);
    if (count === 0) return Promise.resolve("one");
    setOthers(count);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const choose = (choice: VisitChoice) => {
    answer.current(choice);
    answer.current = () => undefined;
    setOthers(null);
  };
  const dialog = others !== null && (
    <Dialog
      open
      compact
      size="small"
      onClose={() => choose(null)}
      title="¿Mover toda la visita?"
      actions={
        <>
          <Button onClick={() => choose("one")}>Solo esta</Button>
          <Button variant="contained" color="primary" onClick={() => choose("all")} autoFocus>
            Toda la visita
          </Button>
        </>
      }
    >
      Esta cita es parte de una visita de {others + 1} servicios. Las demás se pueden mover con ella, o quedarse donde
      están.
    </Dialog>
  );
  return { askVisit, visitDialog: dialog };
}
