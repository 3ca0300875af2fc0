// The account and calendar linked to a specialist's agenda.
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import type { GoogleAccount, LinkedCalendar } from "@mostrador/domain/scheduling/calendars/schema.ts";
import { useState } from "react";
import * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useGoogleCalendars, useLinkCalendar } from "./api.ts";

const CHOOSE = "Elige un calendario";
const Values = z.object({
  googleRefreshToken: z.string("Elige una cuenta").min(1, "Elige una cuenta"),
  googleCalendarId: z.string(CHOOSE).min(1, CHOOSE),
  showsTitles: z.boolean(),
});
type Values = z.infer<typeof Values>;

type Props = {
  specialist: Specialist;
  accounts: readonly GoogleAccount[];
  linked: LinkedCalendar | undefined;
  onClose: () => void;
};

export function LinkForm({ specialist, accounts, linked, onClose }: Props) {
  const { businessId } = useActiveBusiness();
  const link = useLinkCalendar();
  const toast = useToast();
  const first = linked?.accountId ?? accounts.find(({ isConnected }) => isConnected)?._id ?? "";
  const [accountId, setAccountId] = useState(first);
  const calendars = useGoogleCalendars(specialist._id, accountId || null);
  const options = (calendars.data?.calendars ?? []).map(({ id, summary, totalEvents, isTakenByOtherSpecialist }) => {
    const total = totalEvents === 1 ? "1 evento por venir" : `${totalEvents} eventos por venir`;
    const help = isTakenByOtherSpecialist ? `${total} · Ya es de otro especialista` : total;
    return { value: id, label: summary, help, disabled: isTakenByOtherSpecialist };
  });
  const save = async (values: Values) => {
    const calendarData = { specialistId: specialist._id, ...values };
    const { message } = await link.mutateAsync({ body: { businessId: businessId ?? "", calendarData } });
    toast.success(message);
  };
  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={`Calendario de ${specialist.name}`}
      schema={Values}
      defaultValues={{
        googleRefreshToken: first,
        googleCalendarId: linked?.googleCalendarId ?? "",
        showsTitles: linked?.showsTitles ?? false,
      }}
      onSubmit={save}
      errorRoot="calendarData"
      submitLabel="Enlazar"
      savingLabel="Enlazando..."
    >
      <SelectField
        name="googleRefreshToken"
        label="Cuenta de Google"
        options={accounts.map(({ _id, email, isConnected }) => {
          return { value: _id, label: email, disabled: !isConnected, ...(!isConnected && { help: "Sin permiso" }) };
        })}
        onChanged={(id) => setAccountId(id ?? "")}
      />
      {calendars.error ? (
        <ErrorState dense error={calendars.error} onRetry={() => void calendars.refetch()} />
      ) : (
        <SelectField
          name="googleCalendarId"
          label="Calendario"
          placeholder={calendars.isFetching ? "Leyendo los calendarios…" : CHOOSE}
          help="Sus citas se escriben ahí, y lo que ya tenga ocupado deja de ofrecerse."
          options={options}
        />
      )}
      <SwitchField
        name="showsTitles"
        label="Mostrar de qué se trata"
        help="La agenda enseña el título de sus eventos personales. Apagado, solo dice «Ocupado (Google)»."
      />
    </FormDialog>
  );
}
