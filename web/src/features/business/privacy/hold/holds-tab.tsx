// Legal holds: whose data, why, since when and by which person; lifted ones stay readable.
import { liftHold, placeHold } from "@mostrador/domain/business/privacy/routes.ts";
import type { LegalHold } from "@mostrador/domain/business/privacy/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useHolds, useLiftHold } from "../api.ts";
import { dayShort } from "../day-short.ts";
import { PrivacyList } from "../privacy-list.tsx";

const FORM = latePart(async () => (await import("./hold-form.tsx")).HoldForm);

export function HoldsTab() {
  const holds = useHolds();
  const lift = useLiftHold();
  const toast = useToast();
  const mayCall = useMayCall();
  const [placing, setPlacing] = useState(false);
  const [lifting, setLifting] = useState<LegalHold | null>(null);
  return (
    <>
      <PrivacyList<LegalHold>
        title="Resguardos legales"
        label="Resguardos"
        items={holds.data ?? []}
        read={holds}
        add={mayCall(placeHold) ? { label: "Poner resguardo", onSelect: () => setPlacing(true) } : null}
        emptyText="Si una autoridad o un juicio te obliga a conservar datos, ponlos en resguardo: no se eliminan, ni solos ni a mano, hasta que lo levantes."
        renderItem={(hold) => (
          <Row
            title={`${nameOf(hold)} · ${hold.reason}`}
            subtitle={sinceText(hold)}
            aside={
              hold.liftedAt ? (
                <StatusChip tone="neutral" mark="dash" label="Levantado" />
              ) : (
                <StatusChip tone="warning" mark="dot" label="Vigente" />
              )
            }
            actions={
              !hold.liftedAt &&
              mayCall(liftHold) && (
                <Button size="small" onClick={() => setLifting(hold)}>
                  Levantar
                </Button>
              )
            }
          />
        )}
      />
      {placing && <Late part={FORM} props={{ onClose: () => setPlacing(false) }} />}
      <ConfirmDialog
        open={lifting !== null}
        onClose={() => setLifting(null)}
        title={lifting ? `¿Levantar el resguardo de ${nameOf(lifting)}?` : ""}
        confirmLabel="Levantar"
        onConfirm={async () => {
          if (lifting) toast.success((await lift.mutateAsync({ params: { id: lifting._id } })).message);
        }}
      >
        Lo que ya cumplió su plazo se elimina en la siguiente limpieza.
      </ConfirmDialog>
    </>
  );
}

function nameOf({ client }: LegalHold): string {
  return client?.name ?? "Todo el negocio";
}

function sinceText({ since, placedBy, liftedAt, liftedBy }: LegalHold): string {
  const placed = `Desde el ${dayShort(since)}, por ${placedBy}`;
  return liftedAt ? `${placed}; lo levantó ${liftedBy} el ${dayShort(liftedAt)}` : placed;
}
