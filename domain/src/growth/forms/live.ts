// The live events of answers for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

/** Received or deleted. */
export const formAnswersChanged = liveEvent<{ formId: string }>(
  "form_answers_changed",
  access.view(PAGE.formularios, PAGE.contactos),
);
