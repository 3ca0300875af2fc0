// Downloads the courses of the list as a sheet, with the first and the last of their sessions.
import { courses as resource } from "@mostrador/domain/catalog/courses/resource.ts";
import { sessionsOf } from "@mostrador/domain/catalog/courses/sessions.ts";
import { useSaveList } from "../../../lib/resource/use-save-list.ts";
import type { ListGiven } from "../../../lib/resource/whole-list.ts";
import { dayCell } from "../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import { TYPE_LABELS } from "./course-type.tsx";

type Props = { given: ListGiven; filters: { readonly [field: string]: string } };

export function ExportCourses({ given, filters }: Props) {
  const save = useSaveList(
    resource,
    { given, filters },
    {
      file: "cursos",
      title: "Cursos",
      headers: HEADERS,
      rowOf: (course) => {
        const { pricePerSession, totalPrice, enrollmentFee, schedules } = course;
        const dates = sessionsOf(course);
        return [
          ...[course.name, TYPE_LABELS[course.courseType], course.sessions],
          ...[dayCell(dates[0]?.date ?? null), dayCell(dates.at(-1)?.date ?? null), schedules.availableSlots ?? ""],
          ...[pricePerSession ?? "", totalPrice ?? "", enrollmentFee ?? ""],
          ...[course.place, course.location, course.customId, course.description],
        ];
      },
    },
  );
  return <ExportButton save={save} noun={["curso", "cursos"]} />;
}

const HEADERS = [
  "Nombre",
  "Tipo",
  "Sesiones",
  "Primera sesión",
  "Última sesión",
  "Lugares",
  "Precio por sesión",
  "Precio total",
  "Inscripción",
  "Lugar",
  "Ubicación",
  "Identificador",
  "Descripción",
];
