// Businesses in the public directory: their owners write them, and everybody reads the published ones.
import { discoveryBusinesses } from "@mostrador/domain/platform/discovery/resource.ts";
import { features, offWithFeature } from "../../../kernel/features/features.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { seedDiscovery } from "./demo.ts";
import { directoryPages } from "./directory/pages.ts";
import { createDiscoveryBusiness, discoveryActions, editDiscoveryBusiness } from "./discovery-business.ts";
import { DIRECTORY } from "./feature.ts";

export function discoveryModule(): Module {
  return {
    fills: [features.fill(DIRECTORY)],
    routes: offWithFeature(
      DIRECTORY,
      bindResource(discoveryBusinesses, {
        ...discoveryActions,
        create: createDiscoveryBusiness,
        edit: editDiscoveryBusiness,
      }),
    ),
    rawRoutes: directoryPages,
    demo: seedDiscovery,
  };
}
