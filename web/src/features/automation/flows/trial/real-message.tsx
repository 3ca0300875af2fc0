// Chooses what a contact really wrote for a trial: one of its messages, and what it wrote after it as its answers.
import { listMessages, listThreads } from "@mostrador/domain/conversation/inbox/routes.ts";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../../../lib/client.ts";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { SelectControl } from "../panel/controls.tsx";
import { type PastMessage, saidAfter } from "./said-after.ts";
import { shortLabel } from "./short-label.ts";

const MOST_CONTACTS = 30;
const MOST_MESSAGES = 50;

type Props = { onChoose: (text: string, answers: string[], name: string) => void };

/** Not for people who may not read the inbox. */
export function RealMessage(props: Props) {
  const mayRead = useMayCall()(listMessages);
  return mayRead ? <Choices {...props} /> : null;
}

function Choices({ onChoose }: Props) {
  const { businessId } = useActiveBusiness();
  const [clientId, setClientId] = useState("");
  const [messageId, setMessageId] = useState("");
  // keys of their own: the lists of the inbox are kept in pages
  const threads = useQuery({
    queryKey: ["flow-trial-contacts", businessId],
    queryFn: ({ signal }) =>
      read(listThreads, { query: { businessId: businessId ?? "", limit: MOST_CONTACTS }, signal }),
    enabled: businessId !== null,
  });
  const messages = useQuery({
    queryKey: ["flow-trial-messages", businessId, clientId],
    queryFn: ({ signal }) =>
      read(listMessages, { query: { businessId: businessId ?? "", clientId, limit: MOST_MESSAGES }, signal }),
    enabled: businessId !== null && clientId !== "",
  });
  const said: PastMessage[] = (messages.data?.messages ?? [])
    .filter(
      ({ role, type, isDeleted, message }) => role === "user" && type === "message" && !isDeleted && message.trim(),
    )
    .map(({ _id, message, date }) => ({ id: _id, text: message, date }));
  const contacts = new Map((threads.data?.threads ?? []).map((thread) => [thread.clientId, thread.clientName]));
  return (
    <Box
      role="group"
      aria-label="Un mensaje real"
      sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}
    >
      <SelectControl
        label="Conversación real (opcional)"
        value={clientId}
        empty={threads.isPending ? "Cargando..." : "Ninguna"}
        help={threads.data && contacts.size === 0 ? "Aún no hay conversaciones." : undefined}
        error={threads.error ? sayError(threads.error) : undefined}
        options={[...contacts].map(([value, name]) => ({ value, label: name || "Cliente" }))}
        onChange={(value) => {
          setClientId(value);
          setMessageId("");
        }}
      />
      <SelectControl
        label="Mensaje del contacto"
        value={messageId}
        disabled={clientId === "" || said.length === 0}
        empty={clientId !== "" && messages.isPending ? "Cargando..." : "Elige un mensaje"}
        help={messages.data && said.length === 0 ? "Este contacto no ha escrito texto." : undefined}
        error={messages.error ? sayError(messages.error) : undefined}
        options={said.toReversed().map(({ id, text, date }) => ({
          value: id,
          label: `${shortLabel(text)} · ${dateTimeText(date)}`,
        }))}
        onChange={(id) => {
          setMessageId(id);
          const chosen = saidAfter(said, id);
          if (chosen) onChoose(chosen.text, chosen.answers, contacts.get(clientId) ?? "");
        }}
      />
    </Box>
  );
}
