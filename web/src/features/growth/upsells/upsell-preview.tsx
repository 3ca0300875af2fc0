// The steps of an upsell as they will happen, while it is written: appointment, wait, message.
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import { VARIABLES } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import { UPSELL_VARIABLES } from "@mostrador/domain/growth/upsells/resource.ts";
import { type Timing, timingText, type WHEN_TO_SEND } from "@mostrador/domain/growth/upsells/timing.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormValue } from "../../../ui/form/use-form-values.ts";

const EXAMPLES = Object.fromEntries(UPSELL_VARIABLES.map((name) => [name, VARIABLES[name].example]));
const EVENTS: Readonly<Record<Timing["delayReference"], string>> = {
  scheduled: "El cliente tiene una cita",
  assisted: "El cliente asiste a su cita",
  assisted_first_time: "El cliente viene por primera vez",
};

/** `services`: the names of the chosen ones; empty is all of them. */
export function UpsellPreview({ services }: { services: string }) {
  const message = useFormValue<string>("message");
  const whenToSend = useFormValue<(typeof WHEN_TO_SEND)[number]>("whenToSend");
  const delayReference = useFormValue<Timing["delayReference"]>("delayReference");
  const delayDirection = useFormValue<Timing["delayDirection"]>("delayDirection");
  const timing: Timing = {
    delay: useFormValue<number>("delay"),
    timeUnit: useFormValue<Timing["timeUnit"]>("timeUnit"),
    delayReference,
    delayDirection,
  };
  const event = { title: EVENTS[delayReference], text: services ? `De ${services}` : "De cualquier servicio" };
  const wait = {
    title: timingText(timing),
    text:
      whenToSend === "always"
        ? "Con cada cita"
        : `Solo con ${services ? "la última cita de esos servicios" : "su última cita"}`,
  };
  const words = { title: "Recibe el mensaje", text: fillText(message, EXAMPLES) || "Escribe el mensaje" };
  const steps = delayDirection === "before" ? [wait, words, event] : [event, wait, words];
  return (
    <Box component="section" aria-label="Vista previa" sx={{ bgcolor: "surface.sunken", borderRadius: "10px", p: 2 }}>
      <Typography sx={{ fontWeight: 500, mb: 1 }}>Así funcionará</Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: "grid", gap: 1 }}>
        {steps.map(({ title, text }) => (
          <Box component="li" key={title}>
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
