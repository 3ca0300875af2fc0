// Domains of partners: whose a name is, and whether it is served (D-14).
import * as routes from "@mostrador/domain/partners/domains/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { nameOfPartner, partnerAtHost } from "../brands/index.ts";
import { partnerDomains } from "../partners/index.ts";
import { readFirstName } from "./domain.store.ts";
import { createAddDomain, createReadDomain, createRemoveDomain, type DomainDeps } from "./domain.ts";
import { oldClaims } from "./look-again.ts";
import { onDomainRemoved } from "./on-domain-removed.ts";
import { domainsOf } from "./present-domain.ts";
import { createServedNames } from "./served-names.ts";
import { tlsAsk } from "./tls-ask.ts";

export type { DomainDeps } from "./domain.ts";
export { savedNames, servedNamesFile } from "./served-names.ts";

export function domainsModule({ file, ...settings }: Omit<DomainDeps, "served"> & { file: string }): Module {
  const deps = { ...settings, served: createServedNames(file) };
  return {
    fills: [
      partnerDomains.fill(domainsOf),
      partnerAtHost.fill((ctx, hostname) => deps.served.partnerOf(ctx, hostname)),
      nameOfPartner.fill(readFirstName),
    ],
    routes: [
      bind(routes.addDomain, createAddDomain(deps)),
      bind(routes.readDomain, createReadDomain(deps)),
      bind(routes.removeDomain, createRemoveDomain(deps)),
    ],
    rawRoutes: [tlsAsk(deps.served)],
    subscribers: [onDomainRemoved(deps)],
    sweeps: [oldClaims(deps)],
  };
}
