// Service, person, day and hours. A service sets the length; a new start keeps it.
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import type { Service } from "@mostrador/domain/catalog/services/resource.ts";
import { minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useRef } from "react";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { type SearchMatch, SearchSelectField } from "../../../../ui/pick/search-select.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { durationText } from "../../../../ui/time/duration-field.tsx";
import { TimeField } from "../../../../ui/time/time-field.tsx";
import { readTime } from "../../../../ui/time/time-input.tsx";
import { clock } from "../clock.ts";
import type { Desk } from "../desk.ts";
import { ANYONE, ANYONE_LABEL } from "./appointment-values.ts";

/** As in contract/agenda#limits. */
const MOST_SUGGESTIONS = 30;
const ANY: SearchMatch = { id: ANYONE, label: ANYONE_LABEL };

type Props = {
  desk: Desk;
  keepsLength: boolean;
  /** A new one may go to anyone who is free. */
  mayBeAnyone: boolean;
};

export function PlaceFields({ desk, keepsLength, mayBeAnyone }: Props) {
  const branchId = useFormValue<string>("branchId");
  const serviceId = useFormValue<string | null>("serviceId");
  const specialistId = useFormValue<string | null>("specialistId");
  const set = useSetFormValue();
  const service = desk.services.find((one) => one._id === serviceId);
  const specialist = desk.specialists.find((one) => one._id === specialistId);
  useKeptLength(service, keepsLength);
  useShownOnly(desk, { branchId, serviceId, specialistId });
  const people = desk.specialists.filter((one) => !one.isArchived && one.branchId === branchId);
  const services = desk.services.filter((one) => !one.isArchived || one._id === serviceId);
  return (
    <>
      <FormSection columns={2}>
        <SearchSelectField
          name="serviceId"
          label="Servicio"
          placeholder="Busca o elige"
          minChars={0}
          selected={service ? { id: service._id, label: service.name } : null}
          search={async (text) =>
            matching(
              services.map((one) => serviceOption(one, specialist)),
              text,
            )
          }
        />
        <SearchSelectField
          name="specialistId"
          label="Especialista"
          placeholder="Busca o elige"
          minChars={0}
          selected={specialistId === ANYONE ? ANY : specialist ? { id: specialist._id, label: specialist.name } : null}
          search={async (text) =>
            matching([...(mayBeAnyone ? [ANY] : []), ...people.map((one) => personOption(one, service))], text).slice(
              0,
              MOST_SUGGESTIONS,
            )
          }
        />
      </FormSection>
      {desk.branches.length > 1 && (
        <SelectField
          name="branchId"
          label="Sucursal"
          options={desk.branches.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChanged={(chosen) => specialist?.branchId !== chosen && set("specialistId", null)}
        />
      )}
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          alignItems: "start",
          // '12:45 pm' is whole in the narrow panel too
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 4fr) minmax(0, 6fr)" },
        }}
      >
        <DayField name="day" label="Día" />
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1, alignItems: "start" }}>
          <TimeField name="start" label="De" step={15} />
          <TimeField name="end" label="A" step={15} />
        </Box>
      </Box>
    </>
  );
}

type PlaceIds = { branchId: string; serviceId: string | null; specialistId: string | null };

/** A draft may contain deleted ids: values that no field can show are not sent. */
function useShownOnly(desk: Desk, { branchId, serviceId, specialistId }: PlaceIds) {
  const set = useSetFormValue();
  const clear = useEffectEvent(() => {
    const isIn = (list: readonly { _id: string }[], id: string) => list.some((one) => one._id === id);
    if (desk.branch && !isIn(desk.branches, branchId)) set("branchId", desk.branch._id);
    if (serviceId && !isIn(desk.services, serviceId)) set("serviceId", null);
    if (specialistId && specialistId !== ANYONE && !isIn(desk.specialists, specialistId)) set("specialistId", null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes is what is looked at
  useEffect(() => clear(), [branchId, serviceId, specialistId]);
}

/** The end follows the start and the service; editing it by hand sets the length. */
function useKeptLength(service: Service | undefined, keepsFirst: boolean) {
  const start = useFormValue<string>("start");
  const end = useFormValue<string>("end");
  const set = useSetFormValue();
  const before = useRef({ start, end, serviceId: keepsFirst ? service?._id : undefined });
  const follow = useEffectEvent(() => {
    const last = before.current;
    const length = minutesOf(last.end) - minutesOf(last.start);
    before.current = { start, end, serviceId: service?._id };
    const isOther = service && service._id !== last.serviceId;
    const wanted = isOther ? service.duration : start !== last.start && end === last.end && length > 0 ? length : null;
    if (wanted === null || readTime(start) !== start) return;
    const next = clock(minutesOf(start) + wanted);
    before.current.end = next;
    if (next !== end) set("end", next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes is what is followed
  useEffect(() => follow(), [start, end, service?._id]);
}

function serviceOption(service: Service, specialist: Specialist | undefined): SearchMatch {
  const other =
    specialist && !specialist.services.includes(service._id) ? `${specialist.name} no lo tiene asignado` : "";
  const help = [durationText(service.duration), service.price, other].filter(Boolean).join(" · ");
  return { id: service._id, label: service.name, help };
}

function personOption(person: Specialist, service: Service | undefined): SearchMatch {
  const other = service && !person.services.includes(service._id) ? `No tiene asignado «${service.name}»` : "";
  return { id: person._id, label: person.name, ...(other && { help: other }) };
}

/** Assigned ones first. */
function matching(options: SearchMatch[], text: string): SearchMatch[] {
  const wanted = fold(text);
  const isOdd = (option: SearchMatch) => Number(option.help?.includes("asignado") ?? false);
  return options.filter(({ label }) => fold(label).includes(wanted)).sort((a, b) => isOdd(a) - isOdd(b));
}
