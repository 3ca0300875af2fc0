import { addWaiting, listWaiting } from "@mostrador/domain/growth/waiting-list/routes.ts";
import { latePart } from "../../../ui/state/late.tsx";
import type { InAgenda } from "../../scheduling/appointments/index.ts";

export const inAgenda: InAgenda = {
  name: "lista-de-espera",
  heading: {
    route: listWaiting,
    part: latePart(async () => (await import("./waiting-in-agenda.tsx")).WaitingInAgenda),
  },
  refused: { route: addWaiting, part: latePart(async () => (await import("./wait-instead.tsx")).WaitInstead) },
};
