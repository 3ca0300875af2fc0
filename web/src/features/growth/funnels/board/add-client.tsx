// Adds a contact to the start of a funnel.
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import { FunnelClient } from "@mostrador/domain/growth/funnels/schema.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { ContactField } from "../../../business/contacts/index.ts";
import { useMoveClient } from "../api.ts";

export function AddClient({ funnel, onClose }: { funnel: Funnel; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const { mutateAsync: move } = useMoveClient();
  const toast = useToast();
  const first = funnel.phases[0]?.scenarios[0];
  return (
    <FormDialog<{ id: string; clientId: string }>
      open
      onClose={onClose}
      title="Agregar cliente"
      size="small"
      submitLabel="Agregar"
      schema={FunnelClient}
      defaultValues={{ id: funnel._id, clientId: null }}
      onSubmit={async (params) => {
        await move({ params, body: { businessId, scenarioId: first?._id ?? null } });
        toast.success(`Se agregó a «${first?.name ?? funnel.name}»`);
      }}
    >
      <ContactField label="Cliente" help={`Entra a «${first?.name ?? ""}», el primer escenario.`} />
    </FormDialog>
  );
}
