// The tools above the canvas.
import { flowWarnings } from "@mostrador/domain/automation/flows/check/warnings.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import type { Tool } from "../flow-layer.ts";
import type { useFlowDocument } from "./use-flow-document.ts";
import type { useSaveFlow } from "./use-save-flow.ts";

type Props = {
  editor: ReturnType<typeof useFlowDocument>;
  save: ReturnType<typeof useSaveFlow>;
  isStored: boolean;
  isActive: boolean;
  isComplete: boolean;
  onLayOut: () => void;
  onTool: (tool: Tool) => void;
};

export function FlowTools({ editor, save, isStored, isActive, isComplete, onLayOut, onTool }: Props) {
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const { graph, settings } = editor.document;
  const endless = flowWarnings(graph, settings).find(({ nodeId }) => nodeId === "");
  const publish = () => {
    if (!isComplete) {
      editor.select([]);
      toast.error("Al flujo le falta algo: revisa los nodos marcados");
    } else if (endless) setAsks(true);
    else save.activate(true);
  };
  return (
    <Box role="toolbar" aria-label="Herramientas del flujo" sx={BAR}>
      <Button
        variant="contained"
        color="primary"
        disabled={save.isSaving || !(editor.isChanged || !isStored)}
        onClick={save.save}
      >
        Guardar
      </Button>
      <Button disabled={save.isSaving} onClick={isActive ? () => save.activate(false) : publish}>
        {isActive ? "Apagar" : "Activar"}
      </Button>
      <Button disabled={!editor.canUndo} onClick={editor.undo}>
        Deshacer
      </Button>
      <Button disabled={!editor.canRedo} onClick={editor.redo}>
        Rehacer
      </Button>
      <Button onClick={onLayOut}>Ordenar</Button>
      {isStored && (
        <>
          <Button onClick={() => onTool("trial")}>Probar</Button>
          <Button onClick={() => onTool("runs")}>Ejecuciones</Button>
          <Button onClick={() => onTool("versions")}>Versiones</Button>
        </>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="¿Activar un flujo que nada termina?"
        confirmLabel="Activar así"
        onConfirm={() => save.activate(true)}
      >
        {endless?.text}
      </ConfirmDialog>
    </Box>
  );
}

const BAR = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  px: 2,
  py: 1,
  borderTop: "1px solid",
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;
