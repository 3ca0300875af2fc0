import * as z from "zod";
import { route } from "../../kit/route.ts";
import { services } from "./resource.ts";
import { configBeside, ServiceBranches, ServiceSpecialists } from "./schema.ts";

/** The branches and people that give it are sent next to the service. */
export const createService = route({
  ...services.routes.create,
  body: z.object({
    service: z.preprocess(configBeside<z.input<typeof services.New>>, services.New),
    branches: ServiceBranches.default([]),
    specialists: ServiceSpecialists.default([]),
  }),
});

export const editService = route({
  ...services.routes.edit,
  body: z.object({
    service: z.preprocess(configBeside<z.input<typeof services.Edit>>, services.Edit),
    branches: ServiceBranches.optional(),
    specialists: ServiceSpecialists.optional(),
  }),
});
