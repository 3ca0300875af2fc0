// Asks for the waiting list: suitable times, and contact data.

import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { DAY_PART_LABELS, DAY_PARTS, type DayPart } from "@mostrador/domain/growth/waiting-list/wish.ts";
import { useRef, useState } from "react";
import { call } from "../../../lib/client.ts";
import { goTo } from "./address.ts";
import { joinWaiting, newKey } from "./calls.ts";
import { type Person, PersonForm } from "./person/person-form.tsx";

type Props = { page: ReservationPage; serviceId: string; branchId: string; specialistId: string | undefined };

export function WaitForm({ page, serviceId, branchId, specialistId }: Props) {
  const [part, setPart] = useState<DayPart>("any");
  const key = useRef(newKey());
  const { search } = page;
  const join = async (person: Person) => {
    const waiting = {
      ...person,
      serviceId,
      branchId,
      ...(specialistId ? { specialistId } : {}),
      part,
      key: key.current,
    };
    const { data } = await call(joinWaiting, { params: { search }, body: { waiting } });
    goTo(`/reservar/${search}/espera/${data.token}`, true);
  };
  return (
    <>
      <p className="quiet">
        Cuando se libere un lugar te lo apartamos unos minutos y te mandamos un enlace por WhatsApp para tomarlo.
      </p>
      <PartChoice part={part} onChange={setPart} />
      <PersonForm search={search} action="Avísame" onReady={join} />
    </>
  );
}

export function PartChoice({ part, onChange }: { part: DayPart; onChange: (part: DayPart) => void }) {
  return (
    <fieldset className="part">
      <legend>¿A qué hora te queda bien?</legend>
      {DAY_PARTS.map((one) => (
        <label key={one}>
          <input type="radio" name="part" checked={part === one} onChange={() => onChange(one)} />
          {DAY_PART_LABELS[one]}
        </label>
      ))}
    </fieldset>
  );
}
