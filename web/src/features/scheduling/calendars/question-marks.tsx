// Marks the agenda's appointments that need a decision about Google.
import type { CalendarQuestion } from "@mostrador/domain/scheduling/calendars/schema.ts";
import { type ReactNode, useContext, useMemo } from "react";
import { AppointmentMarks } from "../appointments/index.ts";
import { useQuestions } from "./api.ts";

export function QuestionMarks({ children }: { children: ReactNode }) {
  const others = useContext(AppointmentMarks);
  const { data } = useQuestions();
  const marks = useMemo(() => {
    const said = [...questionsById(data)].map(
      ([id, { movedTo, busyFrom }]) =>
        [id, busyFrom ? "choca con Google" : movedTo ? "se movió en Google" : "se borró en Google"] as const,
    );
    return new Map([...others, ...said]);
  }, [others, data]);
  return <AppointmentMarks value={marks}>{children}</AppointmentMarks>;
}

/** By appointment. */
export function questionsById(questions: readonly CalendarQuestion[] = []) {
  return new Map(questions.flatMap(({ appointments }) => appointments.map((one) => [one._id, one] as const)));
}
