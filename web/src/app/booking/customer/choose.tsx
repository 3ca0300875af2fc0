// The first questions: service, branch, specialist.
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { ANYBODY } from "./address.ts";
import { durationText } from "./day-text.ts";
import { Option, Question } from "./parts.tsx";

type ChoiceHandler = (id: string) => void;

export function ChooseService({ page, onChoose }: { page: ReservationPage; onChoose: ChoiceHandler }) {
  return (
    <Question title="¿Qué te gustaría reservar?">
      {page.services.length === 0 && (
        <p className="empty">Por ahora no hay servicios para reservar en línea. Escríbele al negocio y te atiende.</p>
      )}
      <ul className="options">
        {page.services.map(({ _id, name, description, duration, price, image }) => (
          <Option
            key={_id}
            title={name}
            text={description}
            image={image}
            side={
              <>
                <b>{price}</b>
                <span className="quiet">{durationText(duration)}</span>
              </>
            }
            onClick={() => onChoose(_id)}
          />
        ))}
      </ul>
    </Question>
  );
}

type BranchProps = { places: ReservationPage["branches"]; onChoose: ChoiceHandler; back: () => void };

export function ChooseBranch({ places, onChoose, back }: BranchProps) {
  return (
    <Question title="¿En qué sucursal?" back={back}>
      <ul className="options">
        {places.map(({ _id, name, address, city }) => (
          <Option key={_id} title={name} text={`${address}, ${city}`} onClick={() => onChoose(_id)} />
        ))}
      </ul>
    </Question>
  );
}

type PeopleProps = { people: ReservationPage["specialists"]; onChoose: ChoiceHandler; back: () => void };

export function ChooseSpecialist({ people, onChoose, back }: PeopleProps) {
  return (
    <Question title="¿Con quién?" back={back}>
      <ul className="options">
        <Option title="Con quien esté libre" text="Verás más horarios" onClick={() => onChoose(ANYBODY)} />
        {people.map(({ _id, name, colorHex }) => (
          <Option key={_id} title={name} mark={colorHex} onClick={() => onChoose(_id)} />
        ))}
      </ul>
    </Question>
  );
}
