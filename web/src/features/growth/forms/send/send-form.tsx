// Sends a form to a contact: in their conversation, or as a link to hand over in another way.
import type { Form } from "@mostrador/domain/growth/forms/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId, useState } from "react";
import type { BesideConversation } from "../../../../lib/conversation/in-conversation.ts";
import { CopyButton } from "../../../../ui/action/copy-button.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { forms, useFormLink, useSendForm } from "../api.ts";

export function SendForm({ contactId: clientId, onClose }: BesideConversation) {
  const { data, error, refetch } = forms.useAll();
  const open = data?.filter(({ isArchived }) => !isArchived) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [link, setLink] = useState<{ of: string; url: string } | null>(null);
  const send = useSendForm();
  const makeLink = useFormLink();
  const toast = useToast();
  const form = open.find(({ _id }) => _id === chosen) ?? (open.length === 1 ? open[0] : undefined);
  const given = form && { params: { id: form._id }, body: { clientId } };
  const attempt = async (work: () => Promise<void>) => {
    setProblem("");
    await work().catch((reason: unknown) => setProblem(sayError(reason, "No se pudo enviar el formulario.")));
  };
  const submit = () =>
    attempt(async () => {
      if (!given) return;
      const { data: sent, message } = await send.mutateAsync(given);
      if (sent.state !== "queued") return setProblem(sent.reason);
      toast.success(message);
      onClose();
    });
  const show = () =>
    attempt(async () => {
      if (given) setLink({ of: given.params.id, url: (await makeLink.mutateAsync(given)).data.url });
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Compartir formulario"
      busy={send.isPending}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={!form || send.isPending}
            aria-busy={send.isPending}
            onClick={() => void submit()}
          >
            {send.isPending ? "Enviando…" : "Enviar"}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} dense />
      ) : !data ? (
        <RowsSkeleton rows={3} avatar={false} />
      ) : open.length === 0 ? (
        <Empty drawing="file" text="Aún no tienes formularios. Arma el primero en Formularios." dense />
      ) : (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Choice forms={open} chosen={form?._id ?? null} onChoose={setChosen} />
          {form &&
            (link?.of === form._id ? (
              <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
                <Box sx={{ typography: "body2", overflowWrap: "anywhere" }}>{link.url}</Box>
                <CopyButton text={link.url} label="Copiar enlace" />
              </Box>
            ) : (
              <Button
                variant="text"
                sx={{ justifySelf: "start" }}
                onClick={() => void show()}
                disabled={makeLink.isPending}
              >
                Ver el enlace de este contacto
              </Button>
            ))}
          {problem && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
        </Box>
      )}
    </Dialog>
  );
}

type ChoiceProps = { forms: readonly Form[]; chosen: string | null; onChoose: (id: string) => void };

function Choice({ forms: listed, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <Box id={id} sx={{ typography: "body2", color: "text.secondary", mb: 1 }}>
        El contacto recibe un mensaje con su propio enlace.
      </Box>
      <RadioGroup aria-labelledby={id} value={chosen} onChange={(_, value) => onChoose(value)}>
        {listed.map((form) => (
          <FormControlLabel
            key={form._id}
            value={form._id}
            control={<Radio />}
            label={form.title}
            sx={{ minHeight: 44, mr: 0, "& .MuiFormControlLabel-label": { overflowWrap: "anywhere", minWidth: 0 } }}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
