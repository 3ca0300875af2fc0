// What the service form starts with, and the shape that it keeps: the service beside where and by whom it is given.
import { NewService, Places, type Service } from "@mostrador/domain/catalog/services/schema.ts";
import * as z from "zod";

export const ServiceFormShape = z.object({ service: NewService, branches: Places, specialists: Places });
export type ServiceFormValues = z.infer<typeof ServiceFormShape>;

const NO_RESTS = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

export function serviceValues(service: Service | null, businessId: string, everywhere: ServicePlaces): object {
  if (service) {
    const { _id, isArchived, branches, specialists, createdAt, updatedAt, ...fields } = service;
    return { service: { ...fields, businessId }, branches, specialists };
  }
  return {
    service: {
      businessId,
      customId: "",
      name: "",
      description: "",
      price: "",
      duration: 60,
      available: true,
      isAlwaysAvailable: true,
      restSchedules: NO_RESTS,
    },
    ...everywhere,
  };
}

export type ServicePlaces = { branches: string[]; specialists: string[] };
