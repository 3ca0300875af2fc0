// The flows of the business, with how many contacts are in each.
import type { FlowSummary } from "@mostrador/domain/automation/flows/answers/schema.ts";
import { EVENT_LABELS, type FlowEvent } from "@mostrador/domain/automation/flows/events.ts";
import { READY_FLOWS } from "@mostrador/domain/automation/flows/ready/ready-flows.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { SwitchLine } from "../../../ui/field/switch-line.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { DataList } from "../../../ui/list/data-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useArchiveFlow, useDeleteFlow, useFlows, useStopAllFlows } from "./api.ts";
import { ReadyChoices, ReadyDialog } from "./ready-dialog.tsx";

/** One that names something that is gone says so first. */
function state({ meta, broken }: FlowSummary) {
  if (broken > 0) return <StatusChip tone="error" mark="cross" label={meta.active ? "Activo: revísalo" : "Revísalo"} />;
  return (
    <StatusChip
      tone={meta.active ? "success" : "neutral"}
      mark={meta.active ? "check" : "dash"}
      label={meta.active ? "Activo" : "Apagado"}
    />
  );
}
const eventOf = ({ event }: FlowSummary) => EVENT_LABELS[event as FlowEvent];

export function FlowsList() {
  const navigate = useNavigate();
  const mayEdit = useMay()(PAGE.flujos, "edit");
  const { params, change } = useAddress();
  const archived = params.get("archivados") === "1";
  const { begun, begin: beginFlow, end } = useBegun();
  // in the place of the choices, so that Back comes to the list
  const choose = (id: string | null) =>
    void navigate(`/flujos/nuevo${id ? `?desde=${id}` : ""}`, { replace: begun !== null });
  const { data: flows = [], isPending, error, refetch } = useFlows(archived);
  const open = ({ _id }: FlowSummary) => void navigate(`/flujos/${_id}`);
  const unused = READY_FLOWS.filter(({ name }) => !flows.some(({ meta }) => meta.name === name));
  const running = flows.reduce((sum, flow) => sum + flow.running, 0);
  const begin = mayEdit && (
    <Button variant="contained" color="primary" onClick={() => beginFlow()}>
      Crear flujo
    </Button>
  );
  return (
    <Page
      title="Flujos"
      action={begin}
      tools={
        <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap", alignItems: "center" }}>
          <SwitchLine
            label="Ver archivados"
            checked={archived}
            onChange={(isOn) => change({ archivados: isOn ? "1" : null })}
          />
          {mayEdit && <StopAll running={running} />}
        </Box>
      }
    >
      <Card flush>
        <DataList<FlowSummary>
          label="Flujos"
          items={flows}
          itemId={({ _id }) => _id}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          onOpen={open}
          columns={[
            { key: "name", label: "Nombre", render: ({ meta }) => meta.name },
            { key: "event", label: "Empieza con", render: eventOf, wideOnly: true },
            { key: "state", label: "Estado", render: state, width: 160 },
            { key: "running", label: "En curso", render: (flow) => flow.running, width: 110, align: "right" },
            {
              key: "passed",
              label: "Terminaron (30 días)",
              render: (flow) => flow.passed,
              width: 180,
              align: "right",
              wideOnly: true,
            },
            {
              key: "failed",
              label: "Fallaron (30 días)",
              render: (flow) => flow.failed,
              width: 160,
              align: "right",
              wideOnly: true,
            },
          ]}
          renderRow={(flow) => (
            <Row title={flow.meta.name} subtitle={`${eventOf(flow)} · ${flow.running} en curso`} aside={state(flow)} />
          )}
          {...(mayEdit && { rowActions: (flow: FlowSummary) => <Actions flow={flow} onOpen={() => open(flow)} /> })}
          empty={
            <Empty
              drawing="robot"
              text={
                archived
                  ? "No hay flujos archivados."
                  : "Contesta comentarios, saluda a quien llega de un anuncio o invita a quien faltó: empieza con un flujo listo."
              }
              {...(!archived && { action: begin })}
            />
          }
        />
      </Card>
      {mayEdit && !archived && !isPending && unused.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Card title="Flujos listos para empezar">
            <ReadyChoices choices={unused} onChoose={choose} />
          </Card>
        </Box>
      )}
      {begun && mayEdit && <ReadyDialog onClose={end} onChoose={choose} />}
    </Page>
  );
}

function Actions({ flow, onOpen }: { flow: FlowSummary; onOpen: () => void }) {
  const archive = useArchiveFlow();
  const remove = useDeleteFlow();
  const toast = useToast();
  const mayDelete = useMay()(PAGE.flujos, "delete");
  const [asks, setAsks] = useState(false);
  const params = { id: flow._id };
  const put = (archived: boolean) =>
    archive.mutate(
      { params, query: { archived: archived ? "true" : "false" } },
      { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(sayError(error)) },
    );
  return (
    <>
      <MenuButton
        label={`Acciones de ${flow.meta.name}`}
        actions={[
          { label: "Abrir", onSelect: onOpen },
          { label: flow.isArchived ? "Recuperar" : "Archivar", onSelect: () => put(!flow.isArchived) },
          ...(mayDelete ? [{ label: "Eliminar", danger: true, onSelect: () => setAsks(true) }] : []),
        ]}
      />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`¿Eliminar «${flow.meta.name}»?`}
        confirmLabel="Eliminar"
        danger
        onConfirm={() => remove.mutateAsync({ params })}
      >
        Se eliminan también sus ejecuciones. A quien estaba en él le contesta quien siga.
      </ConfirmDialog>
    </>
  );
}

/** In its place while nothing runs, too: runs begin and end while the list is read. */
function StopAll({ running }: { running: number }) {
  const { businessId } = useActiveBusiness();
  const stop = useStopAllFlows();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button color="error" disabled={running === 0} onClick={() => setAsks(true)}>
        Detener todo
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="¿Detener todos los flujos?"
        confirmLabel="Detener todo"
        danger
        onConfirm={() => stop.mutateAsync({ body: { businessId: businessId ?? "" } })}
      >
        {running === 1
          ? "Se apaga el flujo en curso y se detiene su única ejecución."
          : `Se apagan los flujos en curso y se detienen sus ${running} ejecuciones.`}
      </ConfirmDialog>
    </>
  );
}
