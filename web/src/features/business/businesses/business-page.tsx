// Negocio: what the business is called, how to reach it, and how long the assistant waits before it answers.
import { BusinessEdit } from "@mostrador/domain/business/businesses/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useBusiness, useEditBusiness } from "./api.ts";
import { BusinessFields } from "./business-fields.tsx";
import { businessValues } from "./business-values.ts";
import { MembersCard } from "./members-card.tsx";

const SECONDS = [0, 1, 3, 5, 10, 15, 20, 30, 45, 60];

export function BusinessPage() {
  const business = useBusiness();
  const edit = useEditBusiness();
  const toast = useToast();
  const may = useMay();
  const { membership } = useActiveBusiness();
  const { data } = business;
  const delays = [...new Set([...SECONDS.map((seconds) => seconds * 1000), ...(data ? [data.delayResponse] : [])])];
  return (
    <Page title="Negocio" narrow>
      {business.isPending && <FormSkeleton />}
      {business.error && <ErrorState error={business.error} onRetry={() => void business.refetch()} />}
      {data && (
        <Card>
          <Form<BusinessEdit>
            key={data.updatedAt}
            schema={BusinessEdit}
            defaultValues={businessValues(data)}
            draftKey={`business:${data._id}`}
            errorRoot="business"
            aria-label="Negocio"
            actions={may(PAGE.negocio, "edit") && <FormActions onlyWhenDirty />}
            onSubmit={async (values) => {
              const answer = await edit.mutateAsync({
                params: { id: data._id },
                body: { business: { ...values, updatedAt: data.updatedAt } },
              });
              toast.success(answer.message);
            }}
          >
            <BusinessFields zone={data.timezone.name} />
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
                options={delays
                  .sort((one, other) => one - other)
                  .map((ms) => ({
                    value: ms,
                    label: ms === 0 ? "Sin espera" : ms === 1000 ? "1 segundo" : `${ms / 1000} segundos`,
                  }))}
              />
            </FormSection>
          </Form>
        </Card>
      )}
      {membership?.role === "owner" && (
        <Box sx={{ mt: 3 }}>
          <MembersCard />
        </Box>
      )}
    </Page>
  );
}
