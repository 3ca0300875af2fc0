// WhatsApp templates: messages allowed after the 24 hours, WhatsApp's decision on each, and ready-made ones.
import type { Template } from "@mostrador/domain/conversation/templates/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useChannels } from "../channels/index.ts";
import { useDeleteTemplate, useSyncTemplates, useTemplates } from "./api.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { TemplateCard } from "./template-card.tsx";
import { CARDS } from "./template-look.ts";

const FORM = latePart(async () => (await import("./template-form.tsx")).TemplateForm);
const WHATSAPP = "/integraciones/whatsapp";

export function TemplatesPage() {
  const { businessId } = useActiveBusiness();
  const templates = useTemplates();
  const channels = useChannels();
  const sync = useSyncTemplates();
  const remove = useDeleteTemplate();
  const toast = useToast();
  const may = useMay();
  const navigate = useNavigate();
  const { begun, begin, end } = useBegun();
  const [leaving, setLeaving] = useState<Template | null>(null);
  // All comes at once, the buttons too: what the first answer brings would be moved by the second.
  const isPending = templates.isPending || channels.isPending;
  const hasNumber =
    !isPending && (channels.data ?? []).some(({ kind, status }) => kind === "whatsapp" && status === "connected");
  const mayEdit = may(PAGE.integraciones, "edit") && hasNumber;
  const mayDelete = may(PAGE.integraciones, "delete") && hasNumber;
  const { templates: list = [], accounts = [] } = templates.data ?? {};
  const readAt = accounts.map((account) => account.readAt).find(Boolean);

  // Existing templates are read from WhatsApp when the page first opens.
  const { mutate } = sync;
  const isUnread = Boolean(templates.data && mayEdit && businessId && !readAt);
  const asked = useRef(false);
  useEffect(() => {
    if (!isUnread || asked.current || !businessId) return;
    asked.current = true;
    mutate({ body: { businessId } });
  }, [isUnread, businessId, mutate]);

  const read = async () => {
    try {
      toast.success((await sync.mutateAsync({ body: { businessId: businessId ?? "" } })).message);
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  const [shown, shownAccounts] = isPending ? [[], []] : [list, accounts];
  return (
    <Page
      title="Plantillas de WhatsApp"
      subtitle="Mensajes aprobados para escribir después de 24 horas"
      back={{ label: "WhatsApp", to: WHATSAPP, onSelect: () => void navigate(WHATSAPP) }}
      action={
        mayEdit && (
          <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
            Nueva plantilla
          </Button>
        )
      }
      tools={
        mayEdit && (
          <>
            <Button onClick={() => void read()} disabled={sync.isPending}>
              {sync.isPending ? "Actualizando…" : "Actualizar"}
            </Button>
            {readAt && (
              <Box sx={{ typography: "body2", color: "text.secondary" }}>
                Última lectura: <DateTime value={readAt} relative />
              </Box>
            )}
          </>
        )
      }
    >
      {isPending && <CardsSkeleton />}
      {templates.error && !templates.data && (
        <ErrorState error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {shownAccounts.map(
        ({ wabaId, reason }) =>
          reason && (
            <Box key={wabaId} sx={{ mb: 2 }}>
              <Notice tone="warning">{`No se pudieron leer las plantillas: ${reason}`}</Notice>
            </Box>
          ),
      )}
      {templates.data && channels.data && list.length === 0 && (
        <Card>
          <Empty
            drawing={hasNumber ? "chat" : "plug"}
            text={hasNumber ? NONE : NO_NUMBER}
            action={
              !hasNumber && (
                <Button variant="contained" color="primary" component={Link} to={WHATSAPP}>
                  Ir a WhatsApp
                </Button>
              )
            }
          />
        </Card>
      )}
      <Box sx={CARDS}>
        {shown.map((template) => (
          <TemplateCard
            key={template._id}
            template={template}
            onDelete={mayDelete ? () => setLeaving(template) : undefined}
          />
        ))}
      </Box>
      {!isPending && templates.data && mayEdit && (
        <SuggestionList taken={new Set(list.map(({ purpose }) => purpose))} />
      )}
      {begun && mayEdit && <Late part={FORM} props={{ onClose: end }} />}
      {leaving && (
        <ConfirmDialog
          open
          onClose={() => setLeaving(null)}
          title={`¿Eliminar la plantilla ${leaving.name}?`}
          confirmLabel="Eliminar"
          danger
          onConfirm={async () => {
            const { message } = await remove.mutateAsync({ params: { id: leaving._id } });
            toast.success(message);
          }}
        >
          También se elimina en WhatsApp. Los avisos que la usan dejarán de salir después de las 24 horas, y WhatsApp no
          deja volver a usar el mismo nombre durante 30 días.
        </ConfirmDialog>
      )}
    </Page>
  );
}

const NONE = "Aún no tienes plantillas. Crea una, o empieza con una de las sugerencias.";
const NO_NUMBER = "Conecta tu número de WhatsApp para crear plantillas y avisar a tus clientes después de 24 horas.";
