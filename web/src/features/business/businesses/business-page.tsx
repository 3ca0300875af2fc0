// Negocio: what the business is called, how to reach it, and how long the assistant waits before it answers.
import { type Business, BusinessEdit } from "@mostrador/domain/business/businesses/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { CallError } from "../../../lib/client.ts";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormDirty } from "../../../ui/form/use-form-values.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useBusiness, useEditBusiness } from "./api.ts";
import { BusinessFields } from "./business-fields.tsx";
import { businessValues } from "./business-values.ts";
import { MembersCard } from "./members-card.tsx";

const SECONDS = [0, 1, 3, 5, 10, 15, 20, 30, 45, 60];

export function BusinessPage() {
  const business = useBusiness();
  const { membership } = useActiveBusiness();
  return (
    <Page title="Negocio" narrow>
      {business.isPending && <FormSkeleton />}
      {business.error && !business.data && (
        <ErrorState error={business.error} onRetry={() => void business.refetch()} />
      )}
      {business.data && <BusinessCard key={business.data._id} current={business.data} reread={business.refetch} />}
      {membership?.role === "owner" && (
        <Box sx={{ mt: 3 }}>
          <MembersCard />
        </Box>
      )}
    </Page>
  );
}

function BusinessCard({ current, reread }: { current: Business; reread: () => unknown }) {
  const edit = useEditBusiness();
  const toast = useToast();
  const may = useMay();
  // As it was when the form was filled: what others save meanwhile is shown beside it, never under it.
  const [business, setBusiness] = useState(current);
  const [isDirty, setIsDirty] = useState(false);
  const isNewer = current.updatedAt > business.updatedAt && !edit.isPending;
  if (isNewer && !isDirty) setBusiness(current);
  return (
    <Card>
      <Form<BusinessEdit>
        key={business.updatedAt}
        schema={BusinessEdit}
        defaultValues={businessValues(business)}
        draftKey={`business:${business._id}:${business.updatedAt}`}
        errorRoot="business"
        aria-label="Negocio"
        actions={may(PAGE.negocio, "edit") && <FormActions onlyWhenDirty />}
        onSubmit={async (values) => {
          const body = { business: { ...values, updatedAt: business.updatedAt } };
          const answer = await edit.mutateAsync({ params: { id: business._id }, body }).catch((reason: unknown) => {
            if (reason instanceof CallError && reason.status === 409) reread();
            throw reason;
          });
          toast.success(answer.message);
          setBusiness(answer.data);
        }}
      >
        <Dirtiness onChange={setIsDirty} />
        {isNewer && (
          <Notice
            tone="warning"
            role="status"
            action={
              <Button size="small" variant="text" onClick={() => setBusiness(current)}>
                Ver la versión actual
              </Button>
            }
          >
            Alguien más cambió los datos del negocio.
          </Notice>
        )}
        <BusinessFields zone={business.timezone.name} />
        <FormSection title="Asistente">
          <SwitchField
            name="isWorking"
            label="El negocio está en funcionamiento"
            help="Apagado, ningún asistente responde."
          />
          <SelectField
            name="delayResponse"
            label="Espera antes de responder"
            help="Si llegan varios mensajes seguidos, se contestan juntos."
            options={delayOptions(business.delayResponse)}
          />
        </FormSection>
      </Form>
    </Card>
  );
}

function Dirtiness({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const isDirty = useFormDirty();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}

function delayOptions(current: number) {
  const delays = [...new Set([...SECONDS.map((seconds) => seconds * 1000), current])];
  return delays
    .sort((one, other) => one - other)
    .map((ms) => ({
      value: ms,
      label: ms === 0 ? "Sin espera" : ms === 1000 ? "1 segundo" : `${ms / 1000} segundos`,
    }));
}
