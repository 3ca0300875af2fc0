// Negocio: the name of the business, its contact data, and how long the assistant waits before it answers.
import { type Business, BusinessEdit } from "@mostrador/domain/business/businesses/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import { CallError } from "../../../lib/client.ts";
import { SettledTogether } from "../../../lib/page/settled-together.tsx";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingsCard } from "../../../ui/form/settings-card.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useBusiness, useEditBusiness } from "./api.ts";
import { BrandFields } from "./brand-fields.tsx";
import { BusinessFacts, delayText } from "./business-facts.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { businessValues } from "./business-values.ts";
import type { ReachChoices } from "./members/limit-values.ts";
import { MembersCard } from "./members/members-card.tsx";

const SECONDS = [0, 1, 3, 5, 10, 15, 20, 30, 45, 60];

/** `useReach`: to what the access of a person can be limited. */
export function BusinessPage({ useReach }: { useReach: () => ReachChoices }) {
  const business = useBusiness();
  const { membership } = useActiveBusiness();
  return (
    <Page title="Negocio" narrow>
      <SettledTogether
        skeleton={
          <Card>
            <FormSkeleton />
          </Card>
        }
      >
        {business.error && !business.data && (
          <ErrorState
            title={isRefused(business.error) ? "No se pudo cargar el negocio" : "Error al cargar el negocio"}
            error={business.error}
            onRetry={() => void business.refetch()}
          />
        )}
        {business.data && <BusinessCard key={business.data._id} business={business.data} reread={business.refetch} />}
        {membership?.role === "owner" && (
          <Box sx={{ mt: 3 }}>
            <MembersCard useReach={useReach} />
          </Box>
        )}
      </SettledTogether>
    </Page>
  );
}

const isRefused = (error: unknown) => error instanceof CallError && error.outcome === "refused";

function BusinessCard({ business, reread }: { business: Business; reread: () => unknown }) {
  const edit = useEditBusiness();
  const may = useMay();
  return (
    <SettingsCard<Business, BusinessEdit>
      title="Datos del negocio"
      current={business}
      mayEdit={may(PAGE.negocio, "edit")}
      facts={<BusinessFacts business={business} />}
      schema={BusinessEdit}
      valuesOf={businessValues}
      name="business"
      save={(values, updatedAt) =>
        edit.mutateAsync({ params: { id: business._id }, body: { business: { ...values, updatedAt } } })
      }
      reread={reread}
      isConflict={(reason) => reason instanceof CallError && reason.status === 409}
      changedByOthers="Alguien más cambió los datos del negocio."
      fields={({ timezone, delayResponse }) => (
        <>
          <BusinessFields zone={timezone.name} />
          <BrandFields />
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
              options={delayOptions(delayResponse)}
            />
          </FormSection>
        </>
      )}
    />
  );
}

function delayOptions(current: number) {
  const delays = [...new Set([...SECONDS.map((seconds) => seconds * 1000), current])];
  return delays.sort((one, other) => one - other).map((ms) => ({ value: ms, label: delayText(ms) }));
}
