// The draft notice, its preview, and the published one.
import { editNotice } from "@mostrador/domain/business/privacy/routes.ts";
import { type Notice, NoticeEdit } from "@mostrador/domain/business/privacy/schema.ts";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { CallError } from "../../../../lib/client.ts";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { CopyButton } from "../../../../ui/action/copy-button.tsx";
import { Facts } from "../../../../ui/data/facts.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { SettingsCard } from "../../../../ui/form/settings-card.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useEditNotice, useNotice, useNoticeVersions, usePublishNotice } from "../api.ts";
import { dayShort } from "../day-short.ts";
import { NoticeFields } from "./notice-fields.tsx";
import { NoticeText } from "./notice-text.tsx";

type Current = Notice & { _id: string; updatedAt: string };

export function NoticeTab() {
  const notice = useNotice();
  const { businessId } = useActiveBusiness();
  const { data } = notice;
  if (notice.isPending)
    return (
      <Card>
        <FormSkeleton />
      </Card>
    );
  if (!data) return <ErrorState error={notice.error} onRetry={() => void notice.refetch()} />;
  const current = { ...data, _id: businessId ?? "", updatedAt: data.updatedAt ?? "" };
  return (
    <Stack sx={{ gap: 2 }}>
      <Published notice={data} />
      <Prepared current={current} reread={notice.refetch} />
      <Card title="Así se lee">
        <NoticeText text={data.preview} />
      </Card>
    </Stack>
  );
}

function Published({ notice }: { notice: Notice }) {
  const { version, publishedAt, url, isChanged } = notice;
  const { businessId } = useActiveBusiness();
  const mayEdit = useMayCall()(editNotice);
  const publish = usePublishNotice();
  const versions = useNoticeVersions().data ?? [];
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const next = (version ?? 0) + 1;
  return (
    <Card
      title="Publicación"
      action={
        mayEdit &&
        isChanged && (
          <Button variant="contained" color="primary" onClick={() => setAsking(true)}>
            {version === null ? "Publicar" : `Publicar versión ${next}`}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          {
            label: "Estado",
            value:
              version === null ? (
                <StatusChip tone="warning" mark="clock" label="Sin publicar" />
              ) : (
                <StatusChip
                  tone={isChanged ? "warning" : "success"}
                  mark={isChanged ? "half" : "check"}
                  label={isChanged ? "Con cambios sin publicar" : "Publicado"}
                />
              ),
          },
          url !== null && {
            label: "Enlace",
            value: (
              <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
                <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: "anywhere" }}>
                  {url}
                </Link>
                <CopyButton text={url} label="Copiar enlace" />
              </Stack>
            ),
          },
          publishedAt !== null && { label: "Versión vigente", value: `${version}, desde el ${dayShort(publishedAt)}` },
          url !== null &&
            versions.length > 1 && {
              label: "Anteriores",
              value: (
                <Stack direction="row" sx={{ columnGap: 2, flexWrap: "wrap" }}>
                  {versions.slice(1).map((one) => (
                    <Link
                      key={one.version}
                      href={`${url}?version=${one.version}`}
                      target="_blank"
                      rel="noreferrer"
                    >{`Versión ${one.version}`}</Link>
                  ))}
                </Stack>
              ),
            },
        ]}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`¿Publicar la versión ${next} del aviso?`}
        confirmLabel="Publicar"
        onConfirm={async () => {
          toast.success((await publish.mutateAsync({ body: { businessId: businessId ?? "" } })).message);
        }}
      >
        Una versión publicada ya no cambia: así puedes demostrar qué se le dijo a cada quien.
      </ConfirmDialog>
    </Card>
  );
}

function Prepared({ current, reread }: { current: Current; reread: () => unknown }) {
  const edit = useEditNotice();
  const mayEdit = useMayCall()(editNotice);
  return (
    <SettingsCard<Current, NoticeEdit>
      title="Datos del aviso"
      current={current}
      mayEdit={mayEdit}
      facts={<NoticeFacts notice={current} />}
      schema={NoticeEdit}
      valuesOf={({ _id, preview, isChanged, version, publishedAt, url, updatedAt, ...values }) => values}
      name="notice"
      save={async (values, updatedAt) => {
        const notice = { ...values, updatedAt: updatedAt || undefined };
        const { data, message } = await edit.mutateAsync({ body: { businessId: current._id, notice } });
        return { message, data: { ...data, _id: current._id, updatedAt: data.updatedAt ?? "" } };
      }}
      reread={reread}
      isConflict={(reason) => reason instanceof CallError && reason.status === 409}
      changedByOthers="Alguien más cambió el aviso."
      fields={() => <NoticeFields />}
    />
  );
}

function NoticeFacts({ notice }: { notice: Notice }) {
  const { responsible, address, contactPerson, email, phone, text, sendsLink } = notice;
  return (
    <Facts
      facts={[
        { label: "Responsable", value: responsible },
        { label: "Domicilio", value: address },
        { label: "Para ejercer derechos", value: [contactPerson, email, phone].filter(Boolean).join("\n") },
        { label: "Texto", value: text ? "Escrito por ti" : "Con la plantilla, a partir de estos datos" },
        {
          label: "Enlace por WhatsApp",
          value: sendsLink ? "Sí, a quien escribe por primera vez" : "No se envía",
        },
      ]}
    />
  );
}
