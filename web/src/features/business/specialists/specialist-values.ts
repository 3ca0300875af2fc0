// The first values of the specialist form, and how they are parsed: people enter working hours, and the stored rests
// are derived from them (D-16.8).
import { DAY_OFF, type WeekRanges } from "@mostrador/domain/business/branches/hours.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { scheduleErrors } from "@mostrador/domain/business/branches/weekly-ranges.ts";
import { hoursFromRests, restsFromHours } from "@mostrador/domain/business/branches/working-hours.ts";
import {
  type NewSpecialist,
  specialists as resource,
  type Specialist,
} from "@mostrador/domain/business/specialists/resource.ts";
import * as z from "zod";
import { SWATCHES } from "../../../ui/theme/name-color.ts";

/** The documented default, used when all others are taken. */
const USUAL_COLOR = "#2196f3";

const Written = z.looseObject({ branchId: z.string().nullable(), hours: z.custom<WeekRanges>() });

export function specialistShape(branches: readonly Branch[], stored: Specialist | null) {
  return Written.transform(({ hours, ...fields }, context): NewSpecialist => {
    const before = stored?.branchId === fields.branchId ? stored.restSchedules : {};
    const frame = branchHours(branches, fields.branchId);
    const parsed = resource.New.safeParse({
      ...fields,
      restSchedules: restsFromHours(hours, frame, DAY_OFF.specialist, before),
    });
    const wrong = scheduleErrors(hours).map(({ path, message }) => ({ path: `hours.${path}`.split("."), message }));
    for (const { path, message } of [...(parsed.error?.issues ?? []), ...wrong])
      context.addIssue({ code: "custom", path: [...path], message });
    return parsed.data && wrong.length === 0 ? parsed.data : z.NEVER;
  });
}

/** `others`: the existing specialists, so that a new one gets an unused colour. */
export function specialistValues(
  specialist: Specialist | null,
  businessId: string,
  branches: readonly Branch[],
  others: readonly Specialist[] = [],
): object {
  if (specialist) {
    const { customId, name, whatsapp, countryCode, email, paymentInfo, colorHex, services, branchId } = specialist;
    const own = { customId, name, whatsapp, countryCode, email, paymentInfo, colorHex, services };
    const hours = hoursFromRests(specialist.restSchedules, branchHours(branches, branchId));
    return { ...own, businessId, branchId, hours };
  }
  const branchId = branches.find((branch) => !branch.isArchived)?._id ?? "";
  return {
    businessId,
    branchId,
    customId: "",
    name: "",
    whatsapp: "",
    countryCode: "52",
    email: "",
    paymentInfo: "",
    colorHex: freeColor(others),
    services: [],
    hours: hoursFromRests({}, branchHours(branches, branchId)),
  };
}

export function branchHours(branches: readonly Branch[], id: string | null | undefined): WeekRanges {
  return branches.find((branch) => branch._id === id)?.schedules ?? {};
}

function freeColor(others: readonly Specialist[]): string {
  const isTaken = (color: string) =>
    others.some((one) => !one.isArchived && one.colorHex.toLowerCase() === color.toLowerCase());
  return SWATCHES.find((color) => !isTaken(color)) ?? USUAL_COLOR;
}
