// A place in the waiting list, for people with its link: the wish, and the time held for them.
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import type { OwnWaiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { DAY_PART_LABELS } from "@mostrador/domain/growth/waiting-list/wish.ts";
import { useEffect, useState } from "react";
import { call, read } from "../../../lib/client.ts";
import { hourOfInstant } from "../../../ui/time/hour-text.ts";
import { goTo } from "./address.ts";
import { acceptOffer, getOwnWaiting, leaveWaiting, refuseOffer } from "./calls.ts";
import { whenText } from "./day-text.ts";
import { Problem, Question, Waiting } from "./parts.tsx";
import { messageOf, useLoad } from "./use-load.ts";

const LOOK_MS = 20_000;

const TITLES: Record<OwnWaiting["status"], string> = {
  waiting: "Estás en la lista de espera",
  offered: "Hay un lugar para ti",
  booked: "Ya tienes tu lugar",
  left: "Ya no estás en la lista de espera",
  over: "Ya pasó lo que esperabas",
};

export function WaitingView({ page, token }: { page: ReservationPage; token: string }) {
  const { search } = page;
  const params = { search, token };
  const own = useLoad(token, (signal) => read(getOwnWaiting, { params, signal }));
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const isOpen = own.data?.status === "waiting" || own.data?.status === "offered";
  const { put } = own;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(
      () => void read(getOwnWaiting, { params: { search, token } }).then(put, () => undefined),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [isOpen, search, token, put]);
  if (own.error) {
    const isRetried = own.error.status !== 404;
    return <Problem onRetry={isRetried ? own.again : undefined}>{own.error.message}</Problem>;
  }
  const { data } = own;
  if (!data) return <Waiting label="Buscando tu lugar en la lista" />;
  const doing = async (route: typeof acceptOffer) => {
    setBusy(true);
    setProblem(null);
    try {
      own.put((await call(route, { params })).data);
    } catch (error) {
      setProblem(error);
      await read(getOwnWaiting, { params }).then(own.put, () => undefined);
    }
    setBusy(false);
  };
  const { offer, service, branch, specialist, part, booking, status } = data;
  return (
    <Question title={TITLES[status]}>
      <dl className="ticket">
        {offer && (
          <div className="ticket-when">
            <dt className="quiet">Apartado para ti hasta las {hourOfInstant(offer.heldUntil)}</dt>
            <dd>{whenText(offer.start)}</dd>
          </div>
        )}
        <div>
          <dt className="quiet">Servicio</dt>
          <dd>{service.name}</dd>
        </div>
        <div>
          <dt className="quiet">Dónde y con quién</dt>
          <dd>{[branch.name, offer?.specialist.name ?? specialist?.name ?? "quien esté libre"].join(" · ")}</dd>
        </div>
        {!offer && isOpen && (
          <div>
            <dt className="quiet">Cuándo</dt>
            <dd>
              {DAY_PART_LABELS[part]}
              {data.before && `, antes del ${whenText(data.before)}`}
            </dd>
          </div>
        )}
      </dl>
      {problem !== null && <Problem>{messageOf(problem)}</Problem>}
      {status === "waiting" && <p className="quiet">Te escribimos por WhatsApp en cuanto haya un lugar.</p>}
      <div className="actions">
        {offer && (
          <>
            <button type="button" className="first" disabled={isBusy} onClick={() => void doing(acceptOffer)}>
              Tomar este lugar
            </button>
            <button type="button" className="second" disabled={isBusy} onClick={() => void doing(refuseOffer)}>
              Dejarlo pasar
            </button>
          </>
        )}
        {booking && (
          <button type="button" className="first" onClick={() => goTo(`/reservar/${search}/cita/${booking}`)}>
            Ver mi cita
          </button>
        )}
        {isOpen && (
          <button
            type="button"
            className="link"
            disabled={isBusy}
            onClick={() => void doing(leaveWaiting as unknown as typeof acceptOffer)}
          >
            Salir de la lista
          </button>
        )}
        {!isOpen && !booking && (
          <button type="button" className="first" onClick={() => goTo(`/reservar/${search}`)}>
            Reservar
          </button>
        )}
      </div>
    </Question>
  );
}
