// The dashboard '/agenda/dashboard'.
import { openOn } from "@mostrador/domain/business/branches/hours-of-date.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { BEFORE, FIRST } from "@mostrador/domain/kit/figures/cells.ts";
import { everyDay } from "@mostrador/domain/kit/figures/period.ts";
import { agendaFigures } from "@mostrador/domain/scheduling/appointments/figures.ts";
import { lossFigures } from "@mostrador/domain/scheduling/appointments/losses.ts";
import { type DashboardSection, edgesOf } from "../../../business/branches/index.ts";
import { readAppointmentCells, readCame, readCreationCells, readNames } from "./figures.store.ts";

export const agendaDashboard: DashboardSection = {
  dashboard: "agenda",
  async read(tx, { edges, period, before, groups, branches, specialistId = null }) {
    const days = everyDay(period);
    const singleDays = days.map((day) => ({ from: day, to: day, label: day }));
    const dayEdges = edgesOf(branches, before, singleDays);
    const groupOfDay = [BEFORE, ...days.map((day) => FIRST + groups.findIndex(({ to }) => day <= to))];
    const [{ cells, busy }, created, came, { names, prices }] = await Promise.all([
      readAppointmentCells(tx, dayEdges, specialistId, groupOfDay),
      readCreationCells(tx, edges, specialistId),
      readCame(tx, edges, specialistId),
      readNames(tx),
    ]);
    if (specialistId && !names.has(specialistId)) throw notFound("No se encontró al especialista", "specialistId");
    const active = branches.filter(({ isArchived }) => !isArchived);
    const open = days.map((day) => ({
      day,
      minutes: active.flatMap(({ hours }) => openOn(hours, day)).reduce((sum, { from, to }) => sum + to - from, 0),
    }));
    const busyDays = busy.flatMap(({ group, minutes }) => {
      const day = days[group - FIRST];
      return day === undefined ? [] : [{ day, minutes }];
    });
    const drawn = { by: period.by, groups };
    const agenda = agendaFigures({ cells, created, busy: busyDays, open, came, names }, drawn);
    const losses = lossFigures(cells, drawn, prices);
    return {
      figures: [...agenda.figures, ...losses.figures],
      charts: [...agenda.charts, ...losses.charts],
    };
  },
};
