// A course for people with its link: what it is, when, what it costs, and the inscription with name and number.
import { COURSE_ENDED } from "@mostrador/domain/catalog/courses/sessions.ts";
import type { PublicCourse } from "@mostrador/domain/growth/enrollments/schema.ts";
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { type ReactNode, useEffect, useState } from "react";
import { call, isMissing, read } from "../../../lib/client.ts";
import { hourText } from "../../../ui/time/hour-text.ts";
import { enrollOneself, getPublicCourse } from "./calls.ts";
import { dayText } from "./day-text.ts";
import { Problem, Waiting } from "./parts.tsx";
import { PersonForm } from "./person/person-form.tsx";
import { Gallery } from "./pictures/gallery.tsx";
import { useLoad } from "./use-load.ts";

const PESOS = new Intl.NumberFormat("es-MX", { style: "currency", currency: "MXN" });

type Props = { page: ReservationPage; id: string; onTitle: (title: string) => void };

export function CourseView({ page, id, onTitle }: Props) {
  const { search } = page;
  const loaded = useLoad(`${search} ${id}`, (signal) => read(getPublicCourse, { params: { search, id }, signal }));
  const [ticket, setTicket] = useState<number | null>(null);
  const course = loaded.data;
  useEffect(() => {
    if (course) onTitle(`${course.name} · ${page.name}`);
  }, [course, page.name, onTitle]);
  if (loaded.error) {
    const isGone = isMissing(loaded.error);
    return (
      <Problem onRetry={isGone ? undefined : loaded.again}>
        {isGone ? "Este curso ya no está disponible. Pregúntale al negocio." : loaded.error.message}
      </Problem>
    );
  }
  if (!course) return <Waiting label="Abriendo" />;
  return (
    <section className="question">
      <h2>{course.name}</h2>
      <p style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{course.description}</p>
      <Gallery of={course.name} urls={course.images} />
      <CourseFacts course={course} />
      {ticket !== null ? (
        <p role="status">
          Quedaste en la lista del curso con el boleto {ticket}. {page.name} te confirmará tu lugar.
        </p>
      ) : course.hasEnded ? (
        <p role="status">{COURSE_ENDED}</p>
      ) : course.left === 0 ? (
        <p role="status">Este curso ya no tiene lugares. Escríbele al negocio si quieres quedar en lista de espera.</p>
      ) : (
        <>
          <h2>Inscríbete</h2>
          <PersonForm
            search={search}
            action="Inscribirme"
            onReady={async (person) => {
              const enrollment = { ...person, note: "" };
              const { data } = await call(enrollOneself, { params: { search, id }, body: { enrollment } });
              setTicket(data.order);
            }}
          />
        </>
      )}
    </section>
  );
}

function CourseFacts({ course }: { course: PublicCourse }) {
  const { place, sessions, dates, left, totalPrice, pricePerSession, enrollmentFee, hasEnded } = course;
  const thisYear = String(new Date().getFullYear());
  return (
    <dl>
      <Fact label="Lugar">{place}</Fact>
      <Fact label="Sesiones">{sessions}</Fact>
      {dates.length > 0 && (
        <Fact label="Fechas">
          {dates.map(({ date, startTime, endTime }) => (
            <div key={`${date} ${startTime}`}>
              {`${sessionDay(date, thisYear)}, de ${unbroken(startTime)} a ${unbroken(endTime)}`}
            </div>
          ))}
        </Fact>
      )}
      {totalPrice !== null && <Fact label="Precio">{PESOS.format(totalPrice)}</Fact>}
      {totalPrice === null && pricePerSession !== null && (
        <Fact label="Precio por sesión">{PESOS.format(pricePerSession)}</Fact>
      )}
      {enrollmentFee !== null && enrollmentFee > 0 && <Fact label="Inscripción">{PESOS.format(enrollmentFee)}</Fact>}
      {!hasEnded && left !== null && left > 0 && (
        <Fact label="Lugares">{left === 1 ? "Queda 1" : `Quedan ${left}`}</Fact>
      )}
    </dl>
  );
}

/** A line does not end between '12:00' and 'pm'. */
function unbroken(time: string): string {
  return hourText(time).replace(" ", "\u00a0");
}

/** 'martes 15 de enero de 2030'; without the year in this one. */
function sessionDay(date: string, thisYear: string): string {
  const year = date.slice(0, 4);
  return year === thisYear ? dayText(date) : `${dayText(date)} de ${year}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="quiet">{label}</dt>
      <dd style={{ margin: "0 0 12px" }}>{children}</dd>
    </>
  );
}
