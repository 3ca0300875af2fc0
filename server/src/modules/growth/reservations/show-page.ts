// The public data of a business, for strangers.
import type { getReservationPage as showRoute } from "@mostrador/domain/growth/reservations/routes.ts";
import type { PublicCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { businessCard } from "../../business/businesses/index.ts";
import { noticePath } from "../../business/privacy/index.ts";
import { enterPage } from "./enter-page.ts";
import { onlinePackages } from "./packages/online-packages.ts";
import { shownOf } from "./shown.ts";

export async function showPage(ctx: PublicCtx, { params }: Call<typeof showRoute>) {
  const page = await enterPage(ctx, params.search);
  const [business, shown, notice, packages] = await Promise.all([
    readTogether(page.ctx, businessCard),
    shownOf(page),
    noticePath(page.ctx),
    onlinePackages(page.ctx),
  ]);
  const { rules } = page;
  return {
    data: {
      ...business,
      ...shown,
      search: page.search,
      notice,
      packages,
      welcome: rules.welcome,
      choosesSpecialist: rules.choosesSpecialist,
      waitingList: rules.waitingList,
      cancelHours: rules.cancelHours,
      specialists: rules.choosesSpecialist ? shown.specialists : [],
    },
  };
}
