// When and how often the owner is warned: read-only, with a form behind 'Editar'.
import { editCreditSettings } from "@mostrador/domain/money/credits/routes.ts";
import { type CreditBalance, CreditSettings } from "@mostrador/domain/money/credits/schema.ts";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { EditOutlined } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useEditCreditSettings } from "./api.ts";

const TITLE = "Avisos de créditos";

export function CreditSettingsCard({ balance }: { balance: CreditBalance | undefined }) {
  const mayEdit = useMayCall()(editCreditSettings);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      title={TITLE}
      action={
        mayEdit && (
          <Button disabled={!balance} startIcon={<EditOutlined />} onClick={() => setIsEditing(true)}>
            Editar
          </Button>
        )
      }
    >
      <Facts
        facts={[
          {
            label: "Avisar cuando queden",
            value: balance ? credits(balance.lowCreditThreshold) : <Skeleton width={96} />,
          },
          {
            label: "Avisar como máximo cada",
            value: balance ? hours(balance.creditNotificationInterval) : <Skeleton width={96} />,
          },
        ]}
      />
      {isEditing && balance && <SettingsForm balance={balance} onClose={() => setIsEditing(false)} />}
    </Card>
  );
}

function SettingsForm({ balance, onClose }: { balance: CreditBalance; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const edit = useEditCreditSettings();
  const toast = useToast();
  const { lowCreditThreshold, creditNotificationInterval } = balance;
  return (
    <FormDialog<CreditSettings>
      open
      onClose={onClose}
      size="small"
      title={TITLE}
      schema={CreditSettings}
      defaultValues={{ lowCreditThreshold, creditNotificationInterval }}
      draftKey={`credit-settings:${businessId}`}
      errorRoot="counters"
      onSubmit={async (counters) => {
        toast.success((await edit.mutateAsync({ params: { id: businessId }, body: { counters } })).message);
      }}
    >
      <NumberField
        name="lowCreditThreshold"
        label="Avisar cuando queden"
        end="créditos"
        help="Entre 1 y 1000, de cada modelo"
      />
      <NumberField name="creditNotificationInterval" label="Avisar como máximo cada" end="horas" help="Entre 1 y 168" />
    </FormDialog>
  );
}

const credits = (count: number) => (count === 1 ? "1 crédito" : `${count} créditos`);
const hours = (count: number) => (count === 1 ? "1 hora" : `${count} horas`);
