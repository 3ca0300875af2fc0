// The buttons of a campaign: start, pause, resume, stop, and a test to one contact.
import { type CampaignAction, mayDo } from "@mostrador/domain/growth/campaigns/progress.ts";
import type { Campaign } from "@mostrador/domain/growth/campaigns/resource.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useControl } from "./api.ts";
import { Reach } from "./reach.tsx";

const TEST = latePart(async () => (await import("./test-dialog.tsx")).TestDialog);

export function Controls({ campaign }: { campaign: Campaign }) {
  const control = useControl();
  const toast = useToast();
  const [asked, setAsked] = useState<"start" | "stop" | null>(null);
  const { begun: testBegun, begin: beginTest, end: endTest } = useBegun("prueba");
  const act = async (action: CampaignAction) => {
    const { _id, businessId } = campaign;
    toast.success((await control.mutateAsync({ params: { id: _id }, body: { businessId, action } })).message);
  };
  const tryTo = (action: CampaignAction) => act(action).catch((reason: unknown) => void toast.error(sayError(reason)));
  const may = (action: CampaignAction) => !campaign.isArchived && mayDo(campaign.status, action);
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
        {may("start") && (
          <Button variant="contained" color="primary" onClick={() => setAsked("start")}>
            Iniciar
          </Button>
        )}
        {may("resume") && (
          <Button variant="contained" color="primary" disabled={control.isPending} onClick={() => void tryTo("resume")}>
            Reanudar
          </Button>
        )}
        {may("pause") && (
          <Button disabled={control.isPending} onClick={() => void tryTo("pause")}>
            Pausar
          </Button>
        )}
        {may("stop") && (
          <Button color="error" onClick={() => setAsked("stop")}>
            Detener
          </Button>
        )}
        <Button onClick={() => beginTest()}>Enviar prueba</Button>
      </Stack>
      <ConfirmDialog
        open={asked === "start"}
        onClose={() => setAsked(null)}
        title={`¿Iniciar «${campaign.name}»?`}
        confirmLabel="Iniciar"
        onConfirm={() => act("start")}
      >
        <Reach audienceId={campaign.audienceId} hasTemplate={campaign.templateId !== null} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "stop"}
        onClose={() => setAsked(null)}
        title={`¿Detener «${campaign.name}»?`}
        confirmLabel="Detener"
        danger
        onConfirm={() => act("stop")}
      >
        Lo que falta por enviar ya no saldrá, y la campaña no se puede volver a iniciar.
      </ConfirmDialog>
      {testBegun && <Late part={TEST} props={{ campaign, onClose: endTest }} />}
    </>
  );
}
