import type { InAgenda } from "../appointments/index.ts";
import { QuestionMarks } from "./question-marks.tsx";

export const inAgenda: InAgenda = { name: "google", around: QuestionMarks };
