// Tabletas de recepción: where clients say themselves that they are here.
import { createTablet, deleteTablet } from "@mostrador/domain/scheduling/kiosk/routes.ts";
import type { LinkedTablet, Tablet } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import { THEME_LABELS } from "@mostrador/domain/scheduling/kiosk/theme.ts";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { DataList } from "../../../ui/list/data-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useDeleteTablet, useRenewTablet, useTablets, useWithdrawTablet } from "./api.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { TabletForm } from "./tablet-form.tsx";

type Question = { kind: "renew" | "withdraw" | "delete"; tablet: Tablet };

export function TabletsPage() {
  const tablets = useTablets();
  const { begun, begin, end } = useBegun();
  const [edited, setEdited] = useState<Tablet | null>(null);
  const [linked, setLinked] = useState<LinkedTablet | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const may = useMayCall();
  const mayEdit = may(createTablet);
  const items = tablets.data ?? [];
  const add = mayEdit && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Agregar tableta
    </Button>
  );
  const menu = (tablet: Tablet) => (
    <MenuButton
      label={`Acciones de ${tablet.name}`}
      actions={[
        { label: "Editar", onSelect: () => setEdited(tablet) },
        { label: "Hacer un enlace nuevo", onSelect: () => setQuestion({ kind: "renew", tablet }) },
        ...(tablet.isActive
          ? [{ label: "Retirar el enlace", onSelect: () => setQuestion({ kind: "withdraw", tablet }), danger: true }]
          : []),
        ...(may(deleteTablet)
          ? [{ label: "Eliminar", onSelect: () => setQuestion({ kind: "delete", tablet }), danger: true }]
          : []),
      ]}
    />
  );
  return (
    <Page title="Tabletas de recepción" action={items.length > 0 && add}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        El cliente escribe su número y el código de su cita, y en la agenda queda como asistida.
      </Typography>
      <Card flush>
        <DataList<Tablet>
          label="Tabletas de recepción"
          items={items}
          itemId={({ _id }) => _id}
          loading={tablets.isLoading}
          error={tablets.error}
          onRetry={() => void tablets.refetch()}
          {...(mayEdit && { onOpen: setEdited, rowActions: menu })}
          columns={[
            { key: "name", label: "Nombre", render: ({ name }) => name },
            { key: "branch", label: "Sucursal", render: ({ branchName }) => branchName, width: 220 },
            { key: "theme", label: "Tema", render: ({ theme }) => THEME_LABELS[theme], width: 160 },
            { key: "state", label: "Enlace", render: stateOf, width: 160 },
          ]}
          renderRow={(tablet) => (
            <Row
              title={tablet.name}
              subtitle={`${tablet.branchName} · ${THEME_LABELS[tablet.theme]}`}
              aside={stateOf(tablet)}
              actions={mayEdit && menu(tablet)}
            />
          )}
          empty={
            <Empty
              drawing="place"
              text="Pon una tableta en tu recepción: tus clientes avisan que llegaron y ven quién sigue, sin que nadie deje lo que hace."
              action={add}
            />
          }
        />
      </Card>
      {begun && mayEdit && <TabletForm tablet={null} onClose={end} onLinked={setLinked} />}
      {edited && <TabletForm tablet={edited} onClose={() => setEdited(null)} onLinked={setLinked} />}
      {linked && <LinkDialog tablet={linked} onClose={() => setLinked(null)} />}
      {question && <Asked {...question} onClose={() => setQuestion(null)} onLinked={setLinked} />}
    </Page>
  );
}

function stateOf({ isActive }: Tablet) {
  return <StatusChip {...(isActive ? ACTIVE : WITHDRAWN)} />;
}
const ACTIVE = { tone: "success", mark: "check", label: "Activo" } as const;
const WITHDRAWN = { tone: "neutral", mark: "dash", label: "Retirado" } as const;

const QUESTIONS = {
  renew: {
    title: ({ name }: Tablet) => `¿Hacer un enlace nuevo para ${name}?`,
    text: "El enlace de ahora deja de servir en este momento: abre el nuevo en la tableta.",
    label: "Hacer enlace nuevo",
  },
  withdraw: {
    title: ({ name }: Tablet) => `¿Retirar el enlace de ${name}?`,
    text: "La tableta deja de mostrar tus citas en este momento. Después puedes hacer un enlace nuevo.",
    label: "Retirar enlace",
  },
  delete: {
    title: ({ name }: Tablet) => `¿Eliminar ${name}?`,
    text: "Su enlace deja de servir en este momento. Las llegadas que registró se quedan en la agenda.",
    label: "Eliminar",
  },
};

type AskedProps = Question & { onClose: () => void; onLinked: (tablet: LinkedTablet) => void };

function Asked({ kind, tablet, onClose, onLinked }: AskedProps) {
  const [renew, withdraw, remove] = [useRenewTablet(), useWithdrawTablet(), useDeleteTablet()];
  const toast = useToast();
  const { title, text, label } = QUESTIONS[kind];
  const params = { id: tablet._id };
  const act = async () => {
    if (kind === "renew") onLinked((await renew.mutateAsync({ params })).data);
    else toast.success((await (kind === "withdraw" ? withdraw : remove).mutateAsync({ params })).message);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title(tablet)}
      confirmLabel={label}
      danger={kind !== "renew"}
      onConfirm={act}
    >
      {text}
    </ConfirmDialog>
  );
}
