// Google calendars on screen, and the pages that show them besides.
export { AgendaWithQuestions } from "./agenda-with-questions.tsx";
export { GoogleCalendarPage } from "./google-calendar-page.tsx";
export { SpecialistsWithCalendars } from "./specialists-with-calendars.tsx";
