// The flow that is being edited: its document, what can be undone, and what is chosen.
import type { FlowGraph } from "@mostrador/domain/automation/flows/graph.ts";
import type { FlowSettings } from "@mostrador/domain/automation/flows/schema.ts";
import { useState } from "react";
import { begin, record, redo, undo } from "./history.ts";

export type FlowDocument = { name: string; graph: FlowGraph; settings: FlowSettings };

export function useFlowDocument(first: FlowDocument) {
  const [history, setHistory] = useState(() => begin(first));
  const [saved, setSaved] = useState(first);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const document = history.present;
  const change = (changed: Partial<FlowDocument>, key: string | null = null) =>
    setHistory((now) => record(now, { ...now.present, ...changed }, key));
  return {
    document,
    change,
    selected,
    /** Those that still exist. */
    chosen: document.graph.nodes.filter(({ id }) => selected.has(id)),
    select: (ids: Iterable<string>) => setSelected(new Set(ids)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isChanged: document !== saved,
    markSaved: () => setSaved(document),
  };
}
