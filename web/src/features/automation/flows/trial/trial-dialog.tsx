// Tries the flow on the screen with made-up words, or with those of a real conversation or comment: nothing is sent and
// nothing stays.
import { isCommentEvent } from "@mostrador/domain/automation/flows/events.ts";
import { triggerOf } from "@mostrador/domain/automation/flows/graph.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { useTryFlow } from "../api.ts";
import type { FlowDocument } from "../editor/use-flow-document.ts";
import { TextControl } from "../panel/controls.tsx";
import { Steps } from "../runs/steps.tsx";
import { RealComment } from "./real-comment.tsx";
import { RealMessage } from "./real-message.tsx";

const LONGEST_NAME = 60;

type Props = { flowId: string; document: FlowDocument; onClose: () => void };

export function TrialDialog({ flowId, document: { graph, settings }, onClose }: Props) {
  const event = triggerOf(graph)?.params.event ?? "timer";
  const [name, setName] = useState("");
  const [text, setText] = useState("Hola, quiero una cita");
  const [answers, setAnswers] = useState("Sí, una cita");
  const trial = useTryFlow();
  const result = trial.data?.data;
  const run = () => {
    const lines = answers.split("\n").filter((line) => line.trim() !== "");
    trial.mutate({
      params: { id: flowId },
      body: { trial: { text, name, answers: lines.slice(0, 20), draft: { ...graph, settings } } },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Probar el flujo"
      size="large"
      actions={
        <Button variant="contained" color="primary" disabled={trial.isPending} onClick={run}>
          {trial.isPending ? "Probando..." : "Probar"}
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
        <Typography variant="body2" color="textSecondary">
          Con un contacto inventado: no envía nada ni deja rastro. Las esperas se saltan.
        </Typography>
        {isCommentEvent(event) ? (
          <RealComment
            source={event === "facebook_comment" ? "facebook" : "instagram"}
            onChoose={(comment, author) => {
              setText(comment);
              setName(author.slice(0, LONGEST_NAME));
            }}
          />
        ) : (
          <RealMessage
            onChoose={(message, after, author) => {
              setText(message);
              setAnswers(after.join("\n"));
              setName(author.slice(0, LONGEST_NAME));
            }}
          />
        )}
        <TextControl
          label="Nombre del contacto"
          placeholder="Ana (ensayo)"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={setName}
        />
        <TextControl label="Lo que escribe el contacto" maxLength={4000} value={text} onChange={setText} />
        <TextControl
          label="Lo que contesta después"
          help="Una respuesta por renglón, en orden. Sin más renglones, no contesta."
          rows={2}
          value={answers}
          onChange={setAnswers}
        />
        <Box aria-live="polite">
          {trial.error && <ErrorState error={trial.error} dense />}
          {result && <Steps graph={graph} steps={result.steps} />}
          {result?.reason && <Typography sx={{ mt: 1.5 }}>{result.reason}</Typography>}
        </Box>
      </Box>
    </Dialog>
  );
}
