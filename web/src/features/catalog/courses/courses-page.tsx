// Cursos: what is taught in sessions.
import type { Course } from "@mostrador/domain/catalog/courses/resource.ts";
import { sessionsOf } from "@mostrador/domain/catalog/courses/sessions.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { CourseColumn } from "../../../lib/course/in-course.ts";
import { dayText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { PictureRow } from "../../../ui/media/picture-row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { hourText } from "../../../ui/time/hour-text.ts";
import { useResourceNames } from "../resources/index.ts";
import { courses } from "./api.ts";
import { CourseForm } from "./course-form.tsx";
import { TypeFilter, typeIn } from "./course-type.tsx";
import { ExportCourses } from "./export-courses.tsx";

const amount = (pesos: number | null) => (pesos === null ? "" : moneyText(pesos));
/** The full price, or else the price of a session. */
const priceOf = ({ totalPrice, pricePerSession }: Course) =>
  totalPrice === null && pricePerSession !== null ? `${amount(pricePerSession)} por sesión` : amount(totalPrice);
const sessionCount = (count: number) => `${count} ${count === 1 ? "sesión" : "sesiones"}`;

export function CoursesPage({ columns }: { columns: readonly CourseColumn[] }) {
  const address = useListAddress();
  const type = typeIn(address.filter);
  const filters: { readonly [field: string]: string } = type ? { courseType: type } : {};
  const data = courses.usePage(address, filters);
  const isShown = data.list.loading || data.list.items.length > 0;
  return (
    <ResourcePage<Course>
      address={address}
      data={data}
      labelOf={(course) => course.name}
      columns={[
        { key: "name", label: "Nombre", render: (course) => course.name, sortable: true },
        { key: "sessions", label: "Sesiones", render: ({ sessions }) => sessions, width: 140, sortable: true },
        {
          key: "price",
          label: "Precio",
          render: priceOf,
          align: "right",
          width: 180,
        },
        ...columns.map(({ key, label, Words }) => ({
          ...{ key, label, width: 220 },
          render: ({ _id }: Course) => <Words courseId={_id} />,
        })),
        { key: "place", label: "Lugar", render: ({ place }) => place, wideOnly: true },
      ]}
      renderRow={(course, actions) => (
        <Row
          title={course.name}
          subtitle={
            <>
              {priceOf(course) && `${priceOf(course)} · `}
              {columns.map(({ key, Words }) => (
                <Box key={key} component="span" sx={PART}>
                  <Words courseId={course._id} />
                </Box>
              ))}
              {sessionCount(course.sessions)}
            </>
          }
          actions={actions}
        />
      )}
      tools={
        <>
          {(isShown || type) && <TypeFilter type={type} onChange={(chosen) => address.set("filtro", chosen)} />}
          <Button component={Link} to="/cursos/inscripciones">
            Inscripciones
          </Button>
          {isShown && <ExportCourses given={address.given} filters={filters} />}
        </>
      }
      narrowed={type !== undefined}
      empty={{ drawing: "service", text: "Registra los cursos que das, con sus sesiones y su precio." }}
      tabs={(course) => [
        { value: "descripcion", label: "Descripción", content: <Described course={course} /> },
        { value: "informacion", label: "Información", content: <CourseFacts course={course} /> },
        { value: "sesiones", label: "Sesiones", content: <Sessions course={course} /> },
      ]}
      form={(course, onClose) => <CourseForm course={course} onClose={onClose} />}
    />
  );
}

/** Followed by a point once it has words. */
const PART = { "&:not(:empty)::after": { content: '" · "' } } as const;

function Described({ course: { description, images, name } }: { course: Course }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {description}
      </Typography>
      <PictureRow urls={images} of={name} />
    </Box>
  );
}

function CourseFacts({ course }: { course: Course }) {
  const { schedules, customId, place, location, pricePerSession, totalPrice, enrollmentFee } = course;
  const resources = useResourceNames(course.resources);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Facts
        facts={[
          { label: "Precio por sesión", value: amount(pricePerSession) },
          { label: "Precio total", value: amount(totalPrice) },
          { label: "Inscripción", value: amount(enrollmentFee) },
          { label: "Lugares", value: schedules.availableSlots ?? "Sin límite" },
          { label: "Lugar", value: place },
          { label: "Ubicación", value: location },
          { label: "Identificador", value: customId },
          { label: "Recursos", value: resources },
        ]}
      />
      <Button component={Link} to={`/cursos/inscripciones?curso=${course._id}`}>
        Ver inscripciones
      </Button>
    </Box>
  );
}

const UNIT = { days: ["día", "días"], weeks: ["semana", "semanas"], months: ["mes", "meses"] } as const;

function Sessions({ course }: { course: Course }) {
  const sessions = sessionsOf(course);
  const { recurrence } = course;
  if (sessions.length === 0) return "Aún no hay fechas de este curso.";
  const [one, many] = UNIT[recurrence?.unit ?? "weeks"];
  const again = recurrence && (recurrence.every === 1 ? `, cada ${one}` : `, cada ${recurrence.every} ${many}`);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="body2">{`${sessionCount(sessions.length)}${again ?? ""}`}</Typography>
      <Facts
        facts={sessions.map(({ date, startTime, endTime }, index) => ({
          label: `Sesión ${index + 1}`,
          value: `${dayText(date)}, de ${hourText(startTime)} a ${hourText(endTime)}`,
        }))}
      />
    </Box>
  );
}
