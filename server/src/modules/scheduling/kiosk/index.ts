// Reception tablets: a client says that they are here by their number and the code of their appointment.

import * as routes from "@mostrador/domain/scheduling/kiosk/routes.ts";
import { features, offWithFeature } from "../../../kernel/features/features.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Signer } from "../../../kernel/sign.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { arrivalCode, createArrivalCodes } from "./arrival-code.ts";
import { seedTablet } from "./demo.ts";
import { KIOSK } from "./feature.ts";
import { kioskPageRule } from "./page-rule.ts";
import { kioskScreens } from "./screen.ts";
import { createTablet, deleteTablet, editTablet, listTablets, renewTablet, withdrawTablet } from "./tablets.ts";

export { type ArrivalCodes, arrivalCode } from "./arrival-code.ts";

export type Kiosks = ReturnType<typeof createKiosks>;

export function createKiosks(signer: Signer) {
  const codes = createArrivalCodes(signer);
  return { codes, screens: kioskScreens(codes) };
}

export function kioskModule({ codes, screens }: Kiosks): Module {
  return {
    fills: [features.fill(KIOSK), auditKinds.fill({ kiosk: "agenda" }), arrivalCode.fill(codes.forMessage)],
    demo: seedTablet,
    eventRows: { kiosk_changed: { tabletId: "kiosk_tablets" } },
    routes: [
      ...offWithFeature(KIOSK, [
        bind(routes.listTablets, listTablets),
        bind(routes.createTablet, createTablet),
        bind(routes.editTablet, editTablet),
        bind(routes.renewTablet, renewTablet),
        bind(routes.withdrawTablet, withdrawTablet),
        bind(routes.deleteTablet, deleteTablet),
      ]),
      bind(routes.readArrivalCode, codes.readArrivalCode),
      bind(routes.showKiosk, screens.show),
      bind(routes.arrive, screens.arrive),
    ],
    pages: [kioskPageRule],
  };
}
