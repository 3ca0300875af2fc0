// Reservaciones en línea: whether customers can book online, what they see, and the public link.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { type ReservationSettings, ReservationSettingsEdit } from "@mostrador/domain/growth/reservations/schema.ts";
import Box from "@mui/material/Box";
import { CallError } from "../../../lib/client.ts";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { SettingsCard } from "../../../ui/form/settings-card.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { useSpecialists } from "../../business/specialists/index.ts";
import { useServices } from "../../catalog/services/index.ts";
import { useEditReservationSettings, useReservationSettings } from "./api.ts";
import { LinkCard } from "./link-card.tsx";
import { type Names, SettingsFacts } from "./settings-facts.tsx";
import { SettingsFields } from "./settings-fields.tsx";

type Current = ReservationSettings & { _id: string; updatedAt: string };

export function ReservationsPage() {
  const settings = useReservationSettings();
  const { businessId = "" } = useActiveBusiness();
  const { data } = settings;
  return (
    <Page title="Reservaciones en línea" subtitle="La página donde tus clientes reservan solos" narrow>
      {settings.isPending && (
        <Card>
          <FormSkeleton />
        </Card>
      )}
      {settings.error && !data && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      {data?.isOn && (
        <Box sx={{ mb: 3 }}>
          <LinkCard settings={data} />
        </Box>
      )}
      {data && (
        <Settings
          current={{ ...data, _id: businessId ?? "", updatedAt: data.updatedAt ?? "" }}
          reread={settings.refetch}
        />
      )}
    </Page>
  );
}

function Settings({ current, reread }: { current: Current; reread: () => unknown }) {
  const edit = useEditReservationSettings();
  const may = useMay();
  const names = useNames();
  return (
    <SettingsCard<Current, ReservationSettingsEdit>
      title="Ajustes"
      current={current}
      mayEdit={may(PAGE.negocio, "edit")}
      facts={<SettingsFacts settings={current} names={names} />}
      schema={ReservationSettingsEdit}
      valuesOf={({ _id, search, url, updatedAt, ...values }) => values}
      name="settings"
      save={async (values, updatedAt) => {
        const settings = { ...values, updatedAt: updatedAt || undefined };
        const { data, message } = await edit.mutateAsync({ body: { businessId: current._id, settings } });
        return { message, data: { ...data, _id: current._id, updatedAt: data.updatedAt ?? "" } };
      }}
      reread={reread}
      isConflict={(reason) => reason instanceof CallError && reason.status === 409}
      changedByOthers="Alguien más cambió estos ajustes."
      fields={() => <SettingsFields names={names} />}
    />
  );
}

function useNames(): Names {
  const named = (all: { data?: readonly { _id: string; name: string; isArchived: boolean }[] | undefined }) =>
    (all.data ?? []).filter(({ isArchived }) => !isArchived).map(({ _id, name }) => ({ value: _id, label: name }));
  return { services: named(useServices()), specialists: named(useSpecialists()), branches: named(useBranches()) };
}
