import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { idle } from "../../../lib/when-idle.ts";
import { latePart } from "../../../ui/state/late.tsx";
import type { InAgenda } from "../../scheduling/appointments/index.ts";

export const inAgenda: InAgenda = {
  name: "lista-de-espera",
  heading: {
    access: access.view(PAGE.agenda),
    part: latePart(() => idle().then(async () => (await import("./waiting-in-agenda.tsx")).WaitingInAgenda)),
  },
  refused: {
    access: access.schedule(PAGE.agenda, "appointments"),
    part: latePart(async () => (await import("./wait-instead.tsx")).WaitInstead),
  },
};
