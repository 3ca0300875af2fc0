// The salon's courses: one on three coming days, one every week.
import { courses } from "@mostrador/domain/catalog/courses/resource.ts";
import { addDays, USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { courseActions } from "../../modules/catalog/courses/index.ts";
import type { Parts } from "../demo-business.ts";
import { keepPicture } from "./keep-picture.ts";
import { chair, tube } from "./things.ts";

export async function seedCourses(ctx: TenantCtx, parts: Parts): Promise<void> {
  const today = localOf(USUAL_ZONE, ctx.now).day;
  const session = (days: number, startTime: string, endTime: string) => ({
    date: addDays(today, days),
    startTime,
    endTime,
  });
  const story = [
    {
      customId: "COLOR1",
      name: "Colorimetría básica",
      description:
        "Teoría del color, diagnóstico del cabello y tres prácticas con modelo. Incluye material y constancia.",
      pictures: [tube([150, 66, 72], [240, 224, 216])],
      sessions: 3,
      pricePerSession: 950,
      totalPrice: 2500,
      enrollmentFee: 300,
      place: "Sucursal Centro",
      schedules: {
        availableSlots: 8,
        sessionDates: [session(21, "10:00", "14:00"), session(28, "10:00", "14:00"), session(35, "10:00", "14:00")],
      },
    },
    {
      name: "Automaquillaje",
      description: "Una clase por semana para aprender a maquillarte de día y de noche con lo que ya tienes.",
      pictures: [chair([236, 222, 224], [184, 98, 122])],
      sessions: 4,
      pricePerSession: 349.5,
      place: "Sucursal Angelópolis",
      courseType: "recurrent",
      schedules: { availableSlots: 12, sessionDates: [session(10, "18:00", "19:30")] },
      recurrence: { every: 1, unit: "weeks" },
    },
  ];
  for (const { pictures, ...about } of story) {
    const images: string[] = [];
    for (const bytes of pictures) images.push(await keepPicture(ctx, parts, bytes));
    const course = courses.New.parse({ ...about, images, businessId: ctx.businessId });
    await courseActions.create(ctx, { body: { course } });
  }
}
