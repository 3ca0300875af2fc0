// Chooses who answers on a channel: an assistant, or only people. It is the last step of connecting a channel, and has
// its own button later.
import type { Channel, ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "../../../../lib/session/active-business.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useChooseAnswering } from "../api.ts";
import { channelTitle } from "../channel-look.ts";
import { AnsweringOption } from "./answering-option.tsx";

const TEAM = "team";
const WHERE: Readonly<Record<ChannelKind, string>> = {
  whatsapp: "WhatsApp",
  messenger: "Messenger",
  instagram: "Instagram",
};

export function AnsweringDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { by, isChosen, assistants } = channel.answering;
  const choose = useChooseAnswering();
  const toast = useToast();
  const may = useMay();
  const mayEdit = may(PAGE.asistentes, "edit");
  const [failure, setFailure] = useState("");
  /** Chosen, but it does not answer yet. */
  const [silent, setSilent] = useState<{ id: string; text: string } | null>(null);
  const usual =
    by === "team" ? TEAM : (assistants.find(({ isHere }) => isHere)?._id ?? (isChosen ? "" : assistants[0]?._id));
  const [chosen, setChosen] = useState(usual ?? TEAM);

  const save = async () => {
    setFailure("");
    const assistantId = chosen === TEAM ? null : chosen;
    try {
      const { data } = await choose.mutateAsync({ params: { id: channel._id }, body: { answering: { assistantId } } });
      const own = data.answering.assistants.find(({ _id }) => _id === assistantId);
      if (own && own.silence !== "") return setSilent({ id: own._id, text: `${own.name} ${own.silence}` });
      toast.success(data.answering.text);
      onClose();
    } catch (error) {
      setFailure(sayError(error));
    }
  };

  if (silent) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Falta un paso"
        size="small"
        actions={
          <>
            <Button onClick={onClose}>Ahora no</Button>
            <Button variant="contained" color="primary" component={Link} to={`/asistentes/${silent.id}`}>
              Ir al asistente
            </Button>
          </>
        }
      >
        <Typography>
          Quedó elegido, pero todavía nadie contesta aquí: {silent.text}. Pruébalo y actívalo en su página.
        </Typography>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`¿Quién contesta en ${WHERE[channel.kind]}?`}
      size="small"
      busy={choose.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={choose.isPending}>
            Ahora no
          </Button>
          <Button
            variant="contained"
            color="primary"
            disabled={choose.isPending || chosen === ""}
            onClick={() => void save()}
          >
            {choose.isPending ? "Guardando..." : "Guardar"}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1 }} role="radiogroup" aria-label="Quién contesta">
        <Typography color="textSecondary">Lo que te escriban a {channelTitle(channel)} lo contesta:</Typography>
        {failure && <Notice tone="error">{failure}</Notice>}
        {assistants.map((assistant) => (
          <AnsweringOption
            key={assistant._id}
            group={channel._id}
            label={assistant.name}
            help={helpOf(assistant, mayEdit)}
            checked={chosen === assistant._id}
            disabled={choose.isPending || (!mayEdit && !assistant.isHere)}
            onChoose={() => setChosen(assistant._id)}
          />
        ))}
        <AnsweringOption
          group={channel._id}
          label="Solo mi equipo"
          help="Nadie automático responde: cada mensaje espera a una persona."
          checked={chosen === TEAM}
          disabled={choose.isPending}
          onChoose={() => setChosen(TEAM)}
        />
        {assistants.length === 0 && mayEdit && (
          <Button component={Link} to="/asistentes?nuevo=1" sx={{ alignSelf: "flex-start" }}>
            Crear un asistente
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function helpOf({ silence, audience, isHere }: Channel["answering"]["assistants"][number], mayEdit: boolean): string {
  if (!mayEdit && !isHere) return "Solo quien edita los asistentes puede elegirlo aquí.";
  const facts = [silence && `Ahora ${silence}`, audience && `Atiende ${audience}`].filter(Boolean);
  return facts.length > 0 ? `${facts.join(". ")}.` : "Atiende a prospectos y clientes.";
}
