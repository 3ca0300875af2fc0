// One appointment, for people with its link: time and place, moving, cancelling, asking for an earlier time.
import type { Booking, ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import type { DayPart } from "@mostrador/domain/growth/waiting-list/wish.ts";
import { sayPesos } from "@mostrador/domain/kit/words/say-pesos.ts";
import { saySession } from "@mostrador/domain/scheduling/appointments/prepaid/say-session.ts";
import { useState } from "react";
import { type CallError, call, read } from "../../../lib/client.ts";
import { goTo } from "./address.ts";
import { cancelBooking, getBooking, moveBooking, waitWithBooking } from "./calls.ts";
import { ZoneNote } from "./clock/zone-note.tsx";
import { inZone, whenText } from "./day-text.ts";
import { Problem, Question, Waiting } from "./parts.tsx";
import { PickHour } from "./pick-hour.tsx";
import { messageOf, useLoad } from "./use-load.ts";
import { PartChoice } from "./wait-form.tsx";

type Props = { page: ReservationPage; token: string; query: string };
type OpenForm = "move" | "cancel" | "wait" | null;

const STATUS: Record<string, string> = {
  agendada: "Reservada",
  confirmada: "Confirmada",
  pago_pendiente: "Pendiente de pago",
  cancelada: "Cancelada",
  no_pagada: "No se pagó a tiempo",
  asistida: "Ya fue",
  no_asistida: "Ya fue",
};

export function BookingView({ page, token, query }: Props) {
  const { search } = page;
  const params = { search, token };
  const booking = useLoad(token, (signal) => read(getBooking, { params, signal }));
  const [open, setOpen] = useState<OpenForm>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  if (booking.error) {
    const isRetried = booking.error.status !== 404;
    return <Problem onRetry={isRetried ? booking.again : undefined}>{booking.error.message}</Problem>;
  }
  const { data } = booking;
  if (!data) return <Waiting label="Buscando tu cita" />;
  const doing = async (work: () => Promise<{ data: Booking; message: string }>) => {
    setBusy(true);
    setProblem(null);
    try {
      const { data: next, message } = await work();
      booking.put(next);
      setSaid(message);
      setOpen(null);
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  const show = (next: OpenForm) => {
    setProblem(null);
    setSaid("");
    setOpen(next);
  };
  const isNew = query.includes("nueva=1") && !said;
  const title = isNew && data.status !== "cancelada" ? "Tu cita quedó reservada" : titleOf(data);
  return (
    <Question title={title}>
      <Ticket booking={data} />
      {data.session && <p>{saySession(data.session)}</p>}
      {data.need && <Payment need={data.need} zone={data.zone} />}
      {isNew && <p className="quiet">Guarda este enlace: con él puedes ver, cambiar o cancelar tu cita.</p>}
      {data.calendarFile && (
        <a className="link" href={data.calendarFile}>
          Guardar en mi calendario
        </a>
      )}
      <p role="status" className="said">
        {said}
      </p>
      {problem !== null && <Problem>{messageOf(problem)}</Problem>}
      {open === null && data.mayChange && (
        <div className="actions">
          <button type="button" className="first" onClick={() => show("move")}>
            Cambiar de horario
          </button>
          <button type="button" className="second" onClick={() => show("cancel")}>
            Cancelar la cita
          </button>
          {page.waitingList && (
            <button type="button" className="link" onClick={() => show("wait")}>
              Avísame si se libera un lugar antes
            </button>
          )}
        </div>
      )}
      {open === "cancel" && (
        <div className="asked">
          <p>¿Cancelas tu cita? El lugar queda libre para alguien más.</p>
          <button
            type="button"
            className="danger"
            disabled={isBusy}
            onClick={() => doing(() => call(cancelBooking, { params }))}
          >
            Sí, cancelar
          </button>
          <button type="button" className="second" onClick={() => show(null)}>
            No, la conservo
          </button>
        </div>
      )}
      {open === "move" && (
        <Move
          search={search}
          booking={data}
          isBusy={isBusy}
          onMove={(start) =>
            doing(() => call(moveBooking, { params, body: { booking: { branchId: data.branch._id, start } } }))
          }
          onEnd={() => show(null)}
        />
      )}
      {open === "wait" && <WaitEarlier search={search} token={token} onProblem={setProblem} onEnd={() => show(null)} />}
      {data.status !== "cancelada" && !data.mayChange && (
        <p className="quiet">Para cambiarla o cancelarla, escríbele al negocio.</p>
      )}
      {open === null && (
        <button type="button" className="link" onClick={() => goTo(`/reservar/${search}`)}>
          Reservar otra cita
        </button>
      )}
    </Question>
  );
}

function titleOf({ status }: Booking): string {
  if (status === "cancelada") return "Tu cita está cancelada";
  return status === "no_pagada" ? "Tu lugar quedó libre" : "Tu cita";
}

/** What is missing: the online payment, and its deadline. */
function Payment({ need, zone }: { need: NonNullable<Booking["need"]>; zone: string }) {
  const { url, due, dueAt } = need;
  return (
    <div className="asked">
      <p>
        {dueAt
          ? `Para apartar tu lugar, paga a más tardar el ${whenText(inZone(dueAt, zone))}.`
          : "Puedes pagar tu cita en línea."}
      </p>
      <a className="first" href={url}>
        Pagar {sayPesos(due)}
      </a>
    </div>
  );
}

function Ticket({ booking }: { booking: Booking }) {
  const { start, name, attendeeName, service, specialist, branch, property, status, isProved, arrivalCode } = booking;
  return (
    <dl className="ticket" data-status={status}>
      <div className="ticket-when">
        <dt className="quiet">{STATUS[status] ?? status}</dt>
        <dd>
          {whenText(start)}
          <ZoneNote instant={start} />
        </dd>
      </div>
      <Fact term="Servicio" value={service.price ? `${service.name} · ${service.price}` : service.name} />
      {property && <Fact term="Visita a" value={property.name} />}
      <Fact term="Con" value={specialist.name} />
      <Fact term="Dónde" value={branch.address ? `${branch.name}. ${branch.address}` : branch.name} />
      {attendeeName && <Fact term="Para" value={attendeeName} />}
      {name && <Fact term={attendeeName ? "Reservó" : "A nombre de"} value={name} />}
      {arrivalCode && <Fact term="Código de llegada" value={`${arrivalCode}: escríbelo al llegar, en la tableta`} />}
      {!isProved && <Fact term="Tu número" value="Sin verificar: el negocio puede llamarte para confirmar" />}
    </dl>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="quiet">{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type MoveProps = {
  search: string;
  booking: Booking;
  isBusy: boolean;
  onMove: (start: string) => void;
  onEnd: () => void;
};

/** An hour is chosen first and confirmed then: one tap changes nothing. */
function Move({ search, booking, isBusy, onMove, onEnd }: MoveProps) {
  const [day, setDay] = useState<string | null>(null);
  const [start, setStart] = useState<string | null>(null);
  if (start) {
    return (
      <div className="asked">
        <p>
          ¿Cambias tu cita del {whenText(booking.start)} al <b>{whenText(start)}</b>?
        </p>
        <ZoneNote instant={start} />
        <button type="button" className="first" disabled={isBusy} onClick={() => onMove(start)}>
          {isBusy ? "Un momento…" : "Sí, cambiar"}
        </button>
        <button type="button" className="second" disabled={isBusy} onClick={() => setStart(null)}>
          Elegir otro horario
        </button>
        <button type="button" className="link" disabled={isBusy} onClick={onEnd}>
          Dejarla como está
        </button>
      </div>
    );
  }
  return (
    <div className="asked">
      <PickHour
        search={search}
        wanted={{ serviceId: booking.service._id, branchId: booking.branch._id, token: booking.token }}
        zone={booking.zone}
        day={day}
        onDay={setDay}
        onHour={(hour) => setStart(hour.start)}
      />
      <button type="button" className="second" onClick={onEnd}>
        Dejarla como está
      </button>
    </div>
  );
}

type WaitProps = { search: string; token: string; onProblem: (error: unknown) => void; onEnd: () => void };

function WaitEarlier({ search, token, onProblem, onEnd }: WaitProps) {
  const [part, setPart] = useState<DayPart>("any");
  const join = () =>
    call(waitWithBooking, { params: { search, token }, body: { waiting: { part } } }).then(
      ({ data }) => goTo(`/reservar/${search}/espera/${data.token}`),
      (error: CallError) => onProblem(error),
    );
  return (
    <div className="asked">
      <p>Conservas tu cita. Si se libera un lugar antes, te lo apartamos unos minutos y te avisamos por WhatsApp.</p>
      <PartChoice part={part} onChange={setPart} />
      <button type="button" className="first" onClick={() => void join()}>
        Avísame
      </button>
      <button type="button" className="second" onClick={onEnd}>
        Volver a mi cita
      </button>
    </div>
  );
}
