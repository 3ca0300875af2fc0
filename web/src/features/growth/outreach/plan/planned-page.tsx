// Mensajes programados: everything that the business sends later, in the order of its times, and by which rule.
import {
  isRuleKind,
  KIND_LABELS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@mostrador/domain/growth/outreach/kinds.ts";
import {
  editNotification,
  sendNotificationNow,
  withdrawNotification,
} from "@mostrador/domain/growth/outreach/routes.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useAddress } from "../../../../lib/address/address.ts";
import { idIn } from "../../../../lib/address/filters.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { Tabs } from "../../../../ui/layout/tabs.tsx";
import { JournalList, journalRows } from "../../../../ui/list/journal-list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { useKeptRow } from "../../../../ui/list/use-kept-row.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { usePlanned, usePlannedOne, useSendNow, useWithdrawMessage } from "../api.ts";
import { whenText } from "../when-text.ts";
import { PlannedText } from "./planned-text.tsx";

const MESSAGE = latePart(async () => (await import("./message-dialog.tsx")).MessageDialog);
const EDITOR = latePart(async () => (await import("./edit-message-dialog.tsx")).EditMessageDialog);
const VIEWS = [
  { value: "por-salir", label: "Por salir" },
  { value: "no-enviados", label: "No enviados" },
] as const;
type View = (typeof VIEWS)[number]["value"];
type Filters = { kind: NotificationKind | null };
const NO_FILTERS: Filters = { kind: null };

export function PlannedPage() {
  const { params, change } = useAddress();
  const kind = NOTIFICATION_KINDS.find((one) => one === params.get("tipo")) ?? null;
  const view: View = params.get("ver") === "no-enviados" ? "no-enviados" : "por-salir";
  const isUnsent = view === "no-enviados";
  const list = usePlanned({ ...(kind && { kind }), ...(isUnsent && { status: "not_sent" as const }) });
  const zone = useZone();
  const mayCall = useMayCall();
  const toast = useToast();
  const withdraw = useWithdrawMessage();
  const sendNow = useSendNow();
  const [stopped, setStopped] = useState<Notification | null>(null);
  const [openId, editedId] = [params.get("mensaje"), params.get("editar")];
  const listed = journalRows(list);
  const named = idIn(openId ?? editedId);
  const isListed = list.data === undefined || listed.some(({ _id }) => _id === named);
  const addressed = usePlannedOne(isListed ? null : named, isUnsent ? "not_sent" : "planned");
  const rows = [...listed, ...(addressed.data ?? [])];
  const opened = rows.find(({ _id }) => _id === openId);
  const edited = useKeptRow(rows, editedId);
  const open = (id: string | null) => change({ mensaje: id }, { isStep: id !== null });
  const edit = ({ _id }: Notification) => change({ mensaje: null, editar: _id }, { isStep: openId === null });
  const send = async ({ _id }: Notification) => {
    try {
      toast.success((await sendNow.mutateAsync({ params: { id: _id } })).message);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  const actionsOf = (message: Notification) => {
    if (isUnsent) return [];
    const isOfPerson = message.kind === "message";
    return [
      isOfPerson && mayCall(editNotification) && { label: "Editar", onSelect: () => edit(message) },
      (isOfPerson || isRuleKind(message.kind)) &&
        mayCall(sendNotificationNow) && { label: "Enviar ahora", onSelect: () => void send(message) },
      message.deletable &&
        mayCall(withdrawNotification) && { label: "No enviar", danger: true, onSelect: () => setStopped(message) },
    ].filter((action) => action !== false);
  };
  const menu = (message: Notification) => {
    const actions = actionsOf(message);
    return actions.length > 0 && <MenuButton label={`Acciones del mensaje a ${message.recipient}`} actions={actions} />;
  };
  return (
    <Page
      title="Mensajes programados"
      subtitle="Lo que saldrá solo. Antes de enviar cada uno se revisa que su motivo siga en pie"
      tools={
        <>
          <Tabs
            label="Mensajes"
            value={view}
            onChange={(value) => change({ ver: value === "por-salir" ? null : value }, { isStep: true })}
            tabs={VIEWS}
          />
          <FilterPanel<Filters>
            values={{ kind }}
            emptyValues={NO_FILTERS}
            onChange={({ kind: chosen }) => change({ tipo: chosen })}
          >
            <SelectField name="kind" label="Tipo de mensaje" required={false} emptyLabel="Todos" options={KINDS} />
          </FilterPanel>
        </>
      }
    >
      <JournalList<Notification>
        label="Mensajes programados"
        query={list}
        onOpen={({ _id }) => open(_id)}
        openId={openId}
        columns={[
          {
            key: "when",
            label: isUnsent ? "Debía salir" : "Saldrá",
            width: 190,
            render: (message) => whenText(message, zone),
          },
          { key: "who", label: "Para", width: 180, render: ({ recipient }) => recipient || "Sin nombre" },
          { key: "what", label: "Mensaje", render: (message) => <PlannedText message={message} zone={zone} /> },
          { key: "actions", label: "Acciones", hidesLabel: true, width: 56, align: "right", render: menu },
        ]}
        renderRow={(message) => (
          <Row
            title={message.recipient || "Sin nombre"}
            aside={whenText(message, zone)}
            subtitle={
              // a grid: the lines that a row may have at most do not count in it
              <Box sx={{ display: "grid", whiteSpace: "normal" }}>
                <PlannedText message={message} zone={zone} />
              </Box>
            }
            actions={menu(message)}
          />
        )}
        narrowed={
          isUnsent
            ? `Todo lo que debía salir en los últimos 30 días salió${kind ? ", de este tipo" : ""}.`
            : kind && "No hay mensajes programados de este tipo."
        }
        empty={{
          text: "Aquí verás lo que saldrá en los próximos días: avisos y recordatorios de citas, y los mensajes que programes en una conversación.",
        }}
      />
      {opened && (
        <Late
          part={MESSAGE}
          props={{
            message: opened,
            zone,
            onClose: () => open(null),
            actions: actionsOf(opened).map(({ label, onSelect, ...action }) => (
              <Button
                key={label}
                variant={"danger" in action ? "text" : "outlined"}
                color={"danger" in action ? "error" : "inherit"}
                onClick={() => {
                  open(null);
                  onSelect();
                }}
              >
                {label}
              </Button>
            )),
          }}
        />
      )}
      {edited && <Late part={EDITOR} props={{ message: edited, zone, onClose: () => change({ editar: null }) }} />}
      <ConfirmDialog
        open={stopped !== null}
        onClose={() => setStopped(null)}
        title="¿Retirar este mensaje?"
        confirmLabel="No enviar"
        onConfirm={async () => {
          if (stopped) toast.success((await withdraw.mutateAsync({ params: { id: stopped._id } })).message);
        }}
      >
        {stopped?.recipient} no recibirá: {stopped && KIND_LABELS[stopped.kind].toLowerCase()}.
      </ConfirmDialog>
    </Page>
  );
}

const KINDS = NOTIFICATION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));
