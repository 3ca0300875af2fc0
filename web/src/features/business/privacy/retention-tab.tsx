// The retention periods, and what the nightly job deleted.
import { editRetention, runRetention } from "@mostrador/domain/business/privacy/routes.ts";
import { type Retention, RetentionEdit, type RetentionRun } from "@mostrador/domain/business/privacy/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { CallError } from "../../../lib/client.ts";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SettingsCard } from "../../../ui/form/settings-card.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useEditRetention, useRetention, useRunRetention } from "./api.ts";

type Current = Retention & { _id: string; updatedAt: string };

export function RetentionTab() {
  const retention = useRetention();
  const { businessId } = useActiveBusiness();
  const { data } = retention;
  if (retention.isPending)
    return (
      <Card>
        <FormSkeleton />
      </Card>
    );
  if (!data) return <ErrorState error={retention.error} onRetry={() => void retention.refetch()} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Periods
        current={{ ...data, _id: businessId ?? "", updatedAt: data.updatedAt ?? "" }}
        reread={retention.refetch}
      />
      <Runs retention={data} />
    </Stack>
  );
}

function Periods({ current, reread }: { current: Current; reread: () => unknown }) {
  const edit = useEditRetention();
  const mayEdit = useMayCall()(editRetention);
  const { messageMonths, historyMonths, moneyYears } = current;
  return (
    <SettingsCard<Current, RetentionEdit>
      title="Cuánto se conserva"
      current={current}
      mayEdit={mayEdit}
      facts={
        <Facts
          facts={[
            { label: "Mensajes", value: `${messageMonths} meses` },
            { label: "Historial de cambios", value: `${historyMonths} meses` },
            { label: "Dinero y citas", value: `${moneyYears} años` },
            { label: "Copias técnicas de WhatsApp", value: "30 días" },
            { label: "Contactos", value: "Hasta que los elimines o cancelen sus datos" },
          ]}
        />
      }
      schema={RetentionEdit}
      valuesOf={(values) => ({
        messageMonths: values.messageMonths,
        historyMonths: values.historyMonths,
        moneyYears: values.moneyYears,
      })}
      name="retention"
      save={async (values, updatedAt) => {
        const retention = { ...values, updatedAt: updatedAt || undefined };
        const { data, message } = await edit.mutateAsync({ body: { businessId: current._id, retention } });
        return { message, data: { ...data, _id: current._id, updatedAt: data.updatedAt ?? "" } };
      }}
      reread={reread}
      isConflict={(reason) => reason instanceof CallError && reason.status === 409}
      changedByOthers="Alguien más cambió los plazos."
      fields={() => (
        <>
          <NumberField name="messageMonths" label="Mensajes" end="meses" required help="De 6 a 120 meses" />
          <NumberField
            name="historyMonths"
            label="Historial de cambios"
            end="meses"
            required
            help="De 12 a 120 meses"
          />
          <NumberField
            name="moneyYears"
            label="Dinero y citas"
            end="años"
            required
            help="De 5 a 10 años: el SAT puede pedirlos por cinco"
          />
        </>
      )}
    />
  );
}

function Runs({ retention: { runs, nextRunAt } }: { retention: Retention }) {
  const { businessId } = useActiveBusiness();
  const mayRun = useMayCall()(runRetention);
  const run = useRunRetention();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title="Lo que se eliminó"
      action={mayRun && <Button onClick={() => setAsking(true)}>Eliminar ahora lo vencido</Button>}
    >
      <Typography variant="body2" color="textSecondary">
        {nextRunAt ? (
          <>
            Cada día se elimina lo que cumplió su plazo. La próxima vez: <DateTime value={nextRunAt} />
          </>
        ) : (
          "Cada día se elimina lo que cumplió su plazo."
        )}
      </Typography>
      {runs.length === 0 ? (
        <Empty drawing="file" dense text="Aquí verás qué se eliminó cada día, y cuánto." />
      ) : (
        <Box component="ol" sx={{ listStyle: "none", m: 0, mt: 2, p: 0 }}>
          {runs.map((one) => (
            <Run key={one._id} run={one} />
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Eliminar ahora lo que ya cumplió su plazo?"
        confirmLabel="Eliminar"
        danger
        onConfirm={async () => {
          toast.success((await run.mutateAsync({ body: { businessId: businessId ?? "" } })).message);
        }}
      >
        No se puede deshacer. Lo que está en resguardo legal se queda.
      </ConfirmDialog>
    </Card>
  );
}

function Run({ run: { startedAt, finishedAt, isHeld, deleted } }: { run: RetentionRun }) {
  const found = deleted.map(({ title, rows }) => `${title}: ${rows.toLocaleString("es-MX")}`).join(" · ");
  const nothing = isHeld ? "Nada: el negocio está en resguardo legal" : "Nada había cumplido su plazo";
  return (
    <Box component="li" sx={{ py: 1, borderTop: "1px solid", borderColor: "divider" }}>
      <Typography variant="subtitle2" component="div">
        <DateTime value={startedAt} />
        {finishedAt === null && ", en curso"}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {found || nothing}
      </Typography>
    </Box>
  );
}
