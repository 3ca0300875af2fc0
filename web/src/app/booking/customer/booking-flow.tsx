// Service, hour, person: each answer is in the address, and the last step books.
import type { FreeHour, ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { useRef, useState } from "react";
import { CallError, call } from "../../../lib/client.ts";
import { ANYBODY, type Choice, goTo, queryOf } from "./address.ts";
import { book, newKey } from "./calls.ts";
import { ChooseBranch, ChooseService, ChooseSpecialist } from "./choose.tsx";
import { ZoneNote } from "./clock/zone-note.tsx";
import { dayText, whenText } from "./day-text.ts";
import { PackageList } from "./package/package-list.tsx";
import { Question } from "./parts.tsx";
import { ForSomebodyElse } from "./person/for-somebody-else.tsx";
import { type Person, PersonForm } from "./person/person-form.tsx";
import { HourGroup, PickHour } from "./pick-hour.tsx";
import { VisitNote } from "./property/property-view.tsx";
import { type FlowState, settle } from "./steps.ts";
import { WaitForm } from "./wait-form.tsx";

type Props = { page: ReservationPage; choice: Choice };

export function BookingFlow(props: Props) {
  const { property } = props.choice;
  return (
    <>
      {property && <VisitNote search={props.page.search} id={property} />}
      <Steps {...props} page={property ? forVisits(props.page) : props.page} />
    </>
  );
}

/** A business that has services for visits offers only these for one. */
function forVisits(page: ReservationPage): ReservationPage {
  const services = page.services.filter(({ name }) => VISIT.test(name));
  return services.length > 0 ? { ...page, services, packages: [] } : page;
}

const VISIT = /\b(?:visitas?|recorridos?)\b/i;

function Steps({ page, choice }: Props) {
  const settled = settle(page, choice);
  const at = `/reservar/${page.search}`;
  const choose = (part: Partial<Choice>, replaced = false) => goTo(at + queryOf({ ...choice, ...part }), replaced);
  const back = () => history.back();
  const { step, service, branch, specialist, people, places } = settled;
  if (step === "service")
    return (
      <>
        <ChooseService page={page} onChoose={(id) => choose({ service: id })} />
        <PackageList page={page} />
      </>
    );
  if (step === "branch") return <ChooseBranch places={places} onChoose={(id) => choose({ branch: id })} back={back} />;
  if (step === "specialist")
    return <ChooseSpecialist people={people} onChoose={(id) => choose({ specialist: id })} back={back} />;
  if (!service || !branch) return null;
  return (
    <>
      <Summary
        settled={settled}
        isAnybody={choice.specialist === ANYBODY}
        onAnew={() => goTo(at + queryOf({ property: choice.property }))}
      />
      {step === "hour" && (
        <Question title="¿Cuándo te queda bien?" back={back}>
          <PickHour
            search={page.search}
            wanted={{ serviceId: service._id, branchId: branch._id, specialistId: specialist?._id }}
            zone={branch.zone}
            who={specialist?.name}
            day={choice.day}
            onDay={(day) => choose({ day }, true)}
            onHour={({ start }) => choose({ day: start.slice(0, 10), start })}
            otherwise={
              page.waitingList && (
                <p className="quiet">
                  ¿Ninguno te queda?{" "}
                  <button type="button" className="link" onClick={() => choose({ waits: true })}>
                    Avísame si se libera un lugar antes
                  </button>
                </p>
              )
            }
          />
        </Question>
      )}
      {step === "waiting" && (
        <Question title="Te avisamos si se libera un lugar" back={back}>
          <WaitForm page={page} serviceId={service._id} branchId={branch._id} specialistId={specialist?._id} />
        </Question>
      )}
      {step === "person" && (
        <Confirm
          page={page}
          settled={settled}
          start={choice.start ?? ""}
          property={choice.property}
          onHour={(start) => choose({ start }, true)}
          back={back}
        />
      )}
    </>
  );
}

type ConfirmProps = {
  page: ReservationPage;
  settled: FlowState;
  start: string;
  property: string | null;
  onHour: (start: string) => void;
  back: () => void;
};

function Confirm({ page, settled, start, property, onHour, back }: ConfirmProps) {
  const [near, setNear] = useState<FreeHour[] | null>(null);
  const [gone, setGone] = useState("");
  const [note, setNote] = useState("");
  const [attendee, setAttendee] = useState<string | null>(null);
  const key = useRef({ start, key: newKey() });
  if (key.current.start !== start) key.current = { start, key: newKey() };
  const choose = (hour: FreeHour) => {
    setNear(null);
    setGone("");
    onHour(hour.start);
  };
  const { search } = page;
  const { service, branch, specialist } = settled;
  const send = async (person: Person) => {
    setGone("");
    try {
      const booking = {
        ...person,
        serviceId: service?._id ?? "",
        branchId: branch?._id ?? "",
        ...(specialist ? { specialistId: specialist._id } : {}),
        start,
        note,
        ...(property ? { propertyId: property } : {}),
        ...(attendee === null ? {} : { attendeeName: attendee }),
        key: key.current.key,
      };
      const { data } = await call(book, { params: { search }, body: { booking } });
      goTo(`/reservar/${search}/cita/${data.token}?nueva=1`, true);
    } catch (error) {
      const hours = error instanceof CallError && (error.data as { hours?: FreeHour[] } | null)?.hours;
      if (!hours) throw error;
      setNear(hours);
      setGone((error as CallError).message);
    }
  };
  return (
    <Question title="¿A nombre de quién?" back={back}>
      <p className="chosen">{whenText(start)}</p>
      <ZoneNote instant={start} />
      {gone && (
        <div className="problem" role="alert">
          <p>{gone}</p>
          <HourGroups hours={near ?? []} onHour={choose} />
          <button type="button" className="link" onClick={back}>
            Ver todos los horarios
          </button>
        </div>
      )}
      <PersonForm search={search} action="Reservar" onReady={send}>
        <ForSomebodyElse name={attendee} onChange={setAttendee} />
        <div className="field">
          <label htmlFor="note">¿Algo que debamos saber? (opcional)</label>
          <textarea id="note" rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </div>
      </PersonForm>
    </Question>
  );
}

/** Hours of several days, each under its day. */
function HourGroups({ hours, onHour }: { hours: FreeHour[]; onHour: (hour: FreeHour) => void }) {
  const days = [...new Set(hours.map(({ start }) => start.slice(0, 10)))];
  return days.map((day) => (
    <HourGroup
      key={day}
      title={dayText(day)}
      hours={hours.filter(({ start }) => start.startsWith(day))}
      onHour={onHour}
    />
  ));
}

function Summary({ settled, isAnybody, onAnew }: { settled: FlowState; isAnybody: boolean; onAnew: () => void }) {
  const { service, branch, specialist, places } = settled;
  const parts = [
    service?.name,
    service?.price,
    places.length > 1 && branch?.name,
    specialist?.name ?? (isAnybody && "quien esté libre"),
  ];
  return (
    <div className="summary">
      <span>{parts.filter(Boolean).join(" · ")}</span>
      <button type="button" className="link" onClick={onAnew}>
        Cambiar
      </button>
    </div>
  );
}
