import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { InMovements } from "../../../lib/money/in-movements.ts";

export const inMovements: InMovements = {
  filters: [
    {
      name: "source",
      access: access.view(PAGE.fuentesTrafico),
      load: async () => (await import("./movement-source.tsx")).MovementSource,
    },
  ],
};
