// Conversaciones de prueba: customer messages stored to run again after each change of an assistant.

import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { EXAMPLES } from "@mostrador/domain/automation/assistants/test-conversations/examples.ts";
import type { TestConversation } from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { AddRounded, DeleteOutlineRounded, EditOutlined } from "../../../../ui/icon/list-actions.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { CardsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import {
  useCreateTestConversation,
  useDeleteTestConversation,
  useIsTestRunning,
  useStartTestRun,
  useTestConversations,
} from "./api.ts";
import { ConversationDialog, type EditedConversation } from "./conversation-dialog.tsx";
import { TakeDialog } from "./take-dialog.tsx";
import { TestRuns } from "./test-runs.tsx";

export function TestConversations({ assistant }: { assistant: Assistant }) {
  const conversations = useTestConversations();
  const may = useMay();
  const mayEdit = may(PAGE.asistentes, "edit");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<EditedConversation | null>(null);
  const [isTaking, setTaking] = useState(false);
  const toast = useToast();
  const start = useStartTestRun();
  const isRunning = useIsTestRunning(assistant._id);
  const list = conversations.data ?? [];
  const ids = list.map(({ _id }) => _id).filter((id) => chosen.has(id));
  const run = () =>
    start.mutateAsync({ params: { id: assistant._id }, body: { testRun: { conversationIds: ids } } }).then(
      ({ message }) => toast.success(message),
      (error) => toast.error(sayError(error)),
    );
  if (conversations.isPending) return <CardsSkeleton />;
  if (conversations.error)
    return <ErrorState error={conversations.error} onRetry={() => void conversations.refetch()} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Card
        title="Conversaciones de prueba"
        description="Lo que podría escribir un cliente y lo que esperas del asistente. Pruébalas después de cada cambio: nada se envía ni se agenda."
        action={
          mayEdit && (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "flex-end" }}>
              <Button startIcon={<AddRounded />} onClick={() => setWanted({ id: null, values: null })}>
                Agregar
              </Button>
              {list.length > 0 && (
                <Button
                  variant="contained"
                  color="primary"
                  onClick={() => void run()}
                  loading={start.isPending || isRunning}
                >
                  {ids.length > 0 ? `Probar ${ids.length}` : "Probar todas"}
                </Button>
              )}
            </Box>
          )
        }
      >
        {list.length === 0 && <Beginning mayEdit={mayEdit} />}
        {list.length > 0 && (
          <Stack component="ul" sx={{ m: 0, p: 0 }} aria-label="Conversaciones de prueba">
            {list.map((conversation) => (
              <Line
                key={conversation._id}
                conversation={conversation}
                isChosen={chosen.has(conversation._id)}
                onChoose={(isChosen) => {
                  const next = new Set(chosen);
                  if (isChosen) next.add(conversation._id);
                  else next.delete(conversation._id);
                  setChosen(next);
                }}
                {...(mayEdit && { onEdit: () => setWanted({ id: conversation._id, values: conversation }) })}
              />
            ))}
          </Stack>
        )}
        {mayEdit && may(PAGE.chat) && (
          <Button size="small" sx={{ alignSelf: "flex-start", mt: 1 }} onClick={() => setTaking(true)}>
            Tomar una de un chat real
          </Button>
        )}
      </Card>
      {assistant.engine === "proveedor" && (
        <Notice>Cada respuesta del proveedor de IA en una prueba cuesta la mitad, como en pruebas.</Notice>
      )}
      <TestRuns assistantId={assistant._id} />
      {wanted && <ConversationDialog wanted={wanted} onClose={() => setWanted(null)} />}
      {isTaking && (
        <TakeDialog
          onClose={() => setTaking(false)}
          onTaken={(taken) => {
            setTaking(false);
            setWanted({ id: null, values: taken });
          }}
        />
      )}
    </Stack>
  );
}

type LineProps = {
  conversation: TestConversation;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit?: () => void;
};

function Line({ conversation: { _id, name, lines }, isChosen, onChoose, onEdit }: LineProps) {
  const { mutateAsync: remove } = useDeleteTestConversation();
  const toast = useToast();
  const takeAway = () =>
    remove({ params: { id: _id } }).then(
      ({ message }) => toast.success(message),
      (error) => toast.error(sayError(error)),
    );
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 56, listStyle: "none" }}>
      {onEdit && (
        <Checkbox
          checked={isChosen}
          onChange={(_, checked) => onChoose(checked)}
          slotProps={{ input: { "aria-label": `Elegir «${name}»` } }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{name}</Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {`${lines.length === 1 ? "1 mensaje" : `${lines.length} mensajes`} · «${lines[0]}»`}
        </Typography>
      </Box>
      {onEdit && (
        <MenuButton
          label={`Acciones de ${name}`}
          actions={[
            { label: "Editar", icon: <EditOutlined />, onSelect: onEdit },
            { label: "Eliminar", icon: <DeleteOutlineRounded />, danger: true, onSelect: () => void takeAway() },
          ]}
        />
      )}
    </Box>
  );
}

/** The empty state: explains the purpose and offers three examples. */
function Beginning({ mayEdit }: { mayEdit: boolean }) {
  const { businessId } = useActiveBusiness();
  const create = useCreateTestConversation();
  const toast = useToast();
  const add = (example: (typeof EXAMPLES)[number]) =>
    create
      .mutateAsync({
        body: {
          testConversation: { businessId: businessId ?? "", ...example, expectations: [...example.expectations] },
        },
      })
      .then(
        ({ message }) => toast.success(message),
        (error) => toast.error(sayError(error)),
      );
  return (
    <Stack sx={{ gap: 1, alignItems: "flex-start", py: 1 }}>
      <Typography color="textSecondary" sx={{ maxWidth: "62ch" }}>
        Guarda aquí lo que más te preguntan. Antes de publicar un cambio, pruébalas todas y mira qué contestaría
        distinto.
        {mayEdit && " Empieza con una de estas:"}
      </Typography>
      {mayEdit &&
        EXAMPLES.map((example) => (
          <Button
            key={example.name}
            size="small"
            startIcon={<AddRounded />}
            disabled={create.isPending}
            onClick={() => void add(example)}
          >
            {example.name}
          </Button>
        ))}
    </Stack>
  );
}
