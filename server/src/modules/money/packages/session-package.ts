// The packages on sale: each pays for one service at least.
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { NO_SERVICES, packages } from "@mostrador/domain/money/packages/resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

const usual = resourceActions(packages);

export const sessionPackageActions: typeof usual = {
  ...usual,
  async create(ctx, call) {
    if (call.body.sessionPackage.services.length === 0) throw invalid("sessionPackage.services", NO_SERVICES);
    return usual.create(ctx, call);
  },
  async edit(ctx, call) {
    if (call.body.sessionPackage.services?.length === 0) throw invalid("sessionPackage.services", NO_SERVICES);
    return usual.edit(ctx, call);
  },
};
