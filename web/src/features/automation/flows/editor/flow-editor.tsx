// The builder of one flow: palette, canvas and panel on a wide screen; a list to read on a phone.
import { checkFlow } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { type FlowWarning, flowWarnings } from "@mostrador/domain/automation/flows/check/warnings.ts";
import { type FlowGraph, nodeOf } from "@mostrador/domain/automation/flows/graph.ts";
import type { NodeType } from "@mostrador/domain/automation/flows/nodes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useMemo, useRef } from "react";
import { newKey } from "../../../../lib/new-key.ts";
import { useMay } from "../../../../lib/session/active-business.ts";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { ScrollBox } from "../../../../ui/layout/scroll-box.tsx";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { useFigures } from "../api.ts";
import { useFlowLayer } from "../flow-layer.ts";
import { TextControl } from "../panel/controls.tsx";
import { FlowPanel } from "../panel/flow-panel.tsx";
import { NodePanel } from "../panel/node-panel.tsx";
import { RunsDialog } from "../runs/runs-dialog.tsx";
import { VersionsDialog } from "../runs/versions-dialog.tsx";
import { TrialDialog } from "../trial/trial-dialog.tsx";
import type { CanvasProps } from "./canvas.tsx";
import { addNode, type Clip, copyNodes, pasteNodes, removeNodes } from "./edit-graph.ts";
import { FlowTools } from "./flow-tools.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { NodeList } from "./node-list.tsx";
import { marksOf } from "./node-mark.ts";
import { Palette } from "./palette.tsx";
import { type FlowDocument, useFlowDocument } from "./use-flow-document.ts";
import { useSaveFlow } from "./use-save-flow.ts";

type Stored = { _id: string; active: boolean; updatedAt: string; broken: readonly FlowWarning[] };
type Props = { flow: Stored | null; first: FlowDocument; onBack: () => void; onRestored?: () => void };

const LateCanvas = latePart<CanvasProps>(() => import("./canvas.tsx").then(({ Canvas }) => Canvas));
const freshId = () => `n${newKey().slice(0, 8)}`;

export function FlowEditor({ flow, first, onBack, onRestored }: Props) {
  const may = useMay();
  const phone = usePhone();
  const editor = useFlowDocument(first);
  const { document, chosen, change } = editor;
  const { graph, settings } = document;
  const save = useSaveFlow(flow, editor);
  const { data: figures = [] } = useFigures(flow?._id ?? null);
  const problems = useMemo(() => checkFlow(graph), [graph]);
  const broken = stillBroken(flow?.broken ?? [], graph, first.graph);
  const marks = useMemo(() => marksOf([...problems, ...broken], figures), [problems, broken, figures]);
  const layer = useFlowLayer();
  const clip = useRef<Clip | null>(null);
  const mayEdit = may(PAGE.flujos, "edit");
  const write = (next: typeof graph, key: string | null = null) => change({ graph: next }, key);
  const node = chosen.length === 1 ? chosen[0] : undefined;

  const add = (type: NodeType) => {
    const id = freshId();
    write(addNode(graph, type, id, node?.id ?? graph.nodes.at(-1)?.id ?? null));
    editor.select([id]);
  };
  const paste = (from: Clip | null) => {
    if (!from) return;
    const pasted = pasteNodes(graph, from, freshId);
    write(pasted.graph);
    editor.select(pasted.ids);
  };
  const ids = chosen.map(({ id }) => id);
  const keys: Record<string, () => void> = {
    z: editor.undo,
    Z: editor.redo,
    y: editor.redo,
    c: () => {
      clip.current = copyNodes(graph, ids);
    },
    v: () => paste(clip.current),
    s: save.save,
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).closest("input, textarea, [role=listbox], [role=dialog]") !== null;
    const action = event.ctrlKey || event.metaKey ? keys[event.key] : undefined;
    if (!action || !mayEdit || (isTyping && event.key !== "s")) return;
    event.preventDefault();
    action();
  };
  const layOut = () => void import("./layout.ts").then(({ laidOut }) => write(laidOut(graph)), save.failed);
  const reading = phone || !mayEdit;

  return (
    <Page
      title={document.name || "Flujo nuevo"}
      full={!phone}
      back={{ label: "Flujos", to: "/flujos", onSelect: onBack }}
      subtitle={
        <StatusChip
          tone={flow?.active ? "success" : "neutral"}
          mark={flow?.active ? "check" : "dash"}
          label={flow?.active ? "Activo" : "Apagado"}
        />
      }
    >
      <LeaveQuestion unsaved={editor.isChanged} />
      {reading ? (
        <ScrollBox label="El flujo, para leer" sx={{ p: phone ? 0 : 3 }}>
          {flow && (
            <Button sx={{ mb: 2 }} onClick={() => layer.open("runs")}>
              Ejecuciones
            </Button>
          )}
          <NodeList graph={graph} marks={marks} />
        </ScrollBox>
      ) : (
        <Box onKeyDown={onKeyDown} sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}>
          <FlowTools
            editor={editor}
            save={save}
            isStored={flow !== null}
            isActive={flow?.active ?? false}
            isComplete={problems.length === 0 && broken.length === 0}
            onLayOut={layOut}
            onTool={layer.open}
          />
          <Box sx={COLUMNS}>
            <ScrollBox label="Agregar nodos" sx={{ ...SIDE, gridArea: "palette" }}>
              <TextControl
                label="Nombre del flujo"
                maxLength={80}
                value={document.name}
                error={document.name.trim() === "" ? "Ponle un nombre" : undefined}
                onChange={(name) => change({ name }, "name")}
              />
              <Palette graph={graph} onAdd={add} />
              <NodeList graph={graph} marks={marks} selected={editor.selected} onOpen={(id) => editor.select([id])} />
              <Button onClick={() => editor.select([])}>Ajustes del flujo</Button>
            </ScrollBox>
            <Box sx={{ gridArea: "canvas", minWidth: 0, minHeight: 0 }}>
              <Late
                part={LateCanvas}
                props={{
                  ...{ graph, marks, readOnly: false, selected: editor.selected },
                  onSelect: editor.select,
                  onChange: write,
                }}
              />
            </Box>
            <ScrollBox label={node ? "Nodo elegido" : "Ajustes"} sx={{ ...SIDE, ...PANEL }}>
              {node ? (
                <NodePanel
                  key={node.id}
                  graph={graph}
                  node={node}
                  problems={problems}
                  mark={marks.get(node.id)}
                  onChange={write}
                  onRemove={() => write(removeNodes(graph, [node.id]))}
                  onDuplicate={() => paste(copyNodes(graph, [node.id]))}
                  onWaiting={flow ? () => layer.openWaiting(node.id) : undefined}
                />
              ) : (
                <FlowPanel
                  settings={settings}
                  problems={problems}
                  broken={broken}
                  warnings={flowWarnings(graph, settings)}
                  onChange={(next) => change({ settings: next }, "settings")}
                  onOpen={(id) => editor.select(id ? [id] : [])}
                />
              )}
            </ScrollBox>
          </Box>
        </Box>
      )}
      {flow && layer.waitingAt && <RunsDialog flowId={flow._id} nodeId={layer.waitingAt} onClose={layer.close} />}
      {flow && layer.tool === "runs" && <RunsDialog flowId={flow._id} onClose={layer.close} />}
      {flow && layer.tool === "trial" && <TrialDialog flowId={flow._id} document={document} onClose={layer.close} />}
      {flow && layer.tool === "versions" && (
        <VersionsDialog flowId={flow._id} onClose={layer.close} onRestored={onRestored} />
      )}
    </Page>
  );
}

/** What named something that is gone when it was read; a node that was changed since is checked again on saving. */
function stillBroken(broken: readonly FlowWarning[], graph: FlowGraph, read: FlowGraph): readonly FlowWarning[] {
  if (broken.length === 0) return broken;
  const paramsIn = (from: FlowGraph, id: string) => JSON.stringify(nodeOf(from, id)?.params);
  return broken.filter(({ nodeId }) => nodeOf(graph, nodeId) && paramsIn(graph, nodeId) === paramsIn(read, nodeId));
}

const COLUMNS = {
  flex: 1,
  minHeight: 0,
  display: "grid",
  // on a tablet the panel is below the palette, so that the canvas keeps most of the width
  gridTemplateAreas: { xs: '"palette canvas" "panel canvas"', lg: '"palette canvas panel"' },
  gridTemplateColumns: { xs: "230px minmax(0, 1fr)", lg: "230px minmax(0, 1fr) 340px" },
  gridTemplateRows: { xs: "minmax(0, 2fr) minmax(0, 3fr)", lg: "minmax(0, 1fr)" },
} as const;
const SIDE = {
  p: 2,
  display: "flex",
  flexDirection: "column",
  gap: 2,
  borderRight: "1px solid",
  borderLeft: "1px solid",
  borderColor: "divider",
} as const;
// widths alone: a whole border in a media query would lose its color
const PANEL = { gridArea: "panel", borderTopStyle: "solid", borderTopWidth: { xs: "1px", lg: 0 } } as const;
