// The sections of the filter panel. The capability that owns appointments, money or conversations draws its own filter,
// only for people who may see them.
import { CHANNEL_LABELS, CONTACT_CHANNELS } from "@mostrador/domain/business/contacts/channel.ts";
import { GENDERS } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useMemo } from "react";
import type { ContactInterest, FilterSection, InContact } from "../../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { TYPES } from "../contact-type.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Intl.DateTimeFormat("es-MX", { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, index, 1)),
}));
const INTERESTS: Record<ContactInterest["kind"], string> = {
  services: "interestService",
  products: "interestProduct",
  courses: "interestCourse",
  properties: "interestProperty",
};

export function FilterFields({ parts }: { parts: Required<InContact> }) {
  const interests = useMemo(() => parts.interests.map((one) => ({ ...one, part: latePart(one.field) })), [parts]);
  const mayCall = useMayCall();
  const shown = interests.filter(({ route }) => mayCall(route));
  return (
    <>
      <FormSection title="Demográfico">
        <MultiSelectField
          name="type"
          label="Tipo de Cliente"
          options={TYPES.map(({ value, label }) => ({ value, label }))}
          placeholder="Todos"
          required={false}
        />
        <MultiSelectField
          name="gender"
          label="Género"
          options={[...GENDERS.map((gender) => ({ value: gender as string, label: gender })), NOT_TOLD]}
          placeholder="Todos"
          required={false}
        />
        <MultiSelectField name="channel" label="Canal" options={CHANNELS} placeholder="Todos" required={false} />
        <Pair>
          <NumberField name="ageMin" label="Edad desde" end="años" required={false} />
          <NumberField name="ageMax" label="Edad hasta" end="años" required={false} />
        </Pair>
        <MultiSelectField
          name="birthMonth"
          label="Mes de cumpleaños"
          options={MONTHS}
          placeholder="Todos"
          required={false}
        />
        <YesNo name="hasEmail" label="Correo" yes="Con correo" no="Sin correo" />
      </FormSection>
      <Sections parts={parts} section="funnel" title="Funnel" />
      <Sections parts={parts} section="monetization" title="Monetización" />
      <FormSection title="Interacción">
        <Pair>
          <DayField name="lastInteractionFrom" label="Última interacción desde" required={false} />
          <DayField name="lastInteractionTo" label="Hasta" required={false} />
        </Pair>
        <NumberField name="quietDays" label="Sin interacción desde hace" end="días o más" required={false} />
        <YesNo name="hasInteracted" label="Te ha escrito" yes="Sí" no="Nunca" />
        <YesNo name="noRespond" label="Asistente" yes="No le responde" no="Le responde" />
        <Parts parts={parts} section="interaction" />
      </FormSection>
      <Sections parts={parts} section="appointments" title="Citas" />
      <Sections parts={parts} section="courses" title="Inscripciones" />
      {shown.length > 0 && (
        <FormSection title="Intereses">
          {shown.map(({ kind, label, part }) => (
            <Late key={kind} part={part} props={{ name: INTERESTS[kind], label }} waiting={WAITING} />
          ))}
        </FormSection>
      )}
      <FormSection title="Primer contacto">
        <Pair>
          <DayField name="firstContactFrom" label="Desde" required={false} />
          <DayField name="firstContactTo" label="Hasta" required={false} />
        </Pair>
      </FormSection>
    </>
  );
}

const CHANNELS = CONTACT_CHANNELS.map((value) => ({ value: value as string, label: CHANNEL_LABELS[value] }));
const NOT_TOLD = { value: "none", label: "Sin indicar" };
const WAITING = <Skeleton variant="rounded" height={64} />;

function YesNo({ name, label, yes, no }: { name: string; label: string; yes: string; no: string }) {
  const options = [
    { value: "yes", label: yes },
    { value: "no", label: no },
  ];
  return <SelectField name={name} label={label} options={options} emptyLabel="Todos" required={false} />;
}

function Sections({ title, ...props }: { parts: Required<InContact>; section: FilterSection; title: string }) {
  const mayCall = useMayCall();
  const isThere = props.parts.filters.some((one) => one.section === props.section && mayCall(one));
  if (!isThere) return null;
  return (
    <FormSection title={title}>
      <Parts {...props} />
    </FormSection>
  );
}

function Parts({ parts, section }: { parts: Required<InContact>; section: FilterSection }) {
  const own = useMemo(
    () => parts.filters.filter((one) => one.section === section).map((one) => ({ ...one, part: latePart(one.load) })),
    [parts, section],
  );
  const mayCall = useMayCall();
  return own
    .filter((one) => mayCall(one))
    .map(({ name, part }) => <Late key={name} part={part} props={{}} waiting={WAITING} />);
}

function Pair({ children }: { children: React.ReactNode }) {
  return <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5 }}>{children}</Box>;
}
