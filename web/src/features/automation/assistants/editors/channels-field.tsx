// The channels on which it answers, and those that cannot receive messages yet. Staff write on WhatsApp, the only
// channel that gives their number.
import type { AssistantChannel } from "@mostrador/domain/automation/assistants/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useMay } from "../../../../lib/session/active-business.ts";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { useChannels } from "../../../conversation/channels/index.ts";

const NAME = "channel";
const LINES = [
  { value: "WhatsApp", kind: "whatsapp", label: "WhatsApp" },
  { value: "Instagram", kind: "instagram", label: "Instagram" },
  { value: "Facebook", kind: "messenger", label: "Messenger" },
] as const;

export function ChannelsField() {
  const chosen = useFormValue<AssistantChannel[]>(NAME) ?? [];
  const isForTeam = useFormValue<string>("correspondTo") === "business";
  const set = useSetFormValue();
  const may = useMay();
  const channels = useChannels(may(PAGE.integraciones) || may(PAGE.asistentes)).data;
  const isConnected = (kind: string) =>
    channels === undefined || channels.some((channel) => channel.kind === kind && channel.status === "connected");
  const turn = (channel: AssistantChannel, on: boolean) =>
    set(NAME, on ? [...chosen, channel] : chosen.filter((one) => one !== channel));
  const helpOf = ({ value, kind }: (typeof LINES)[number]): string | undefined => {
    if (isForTeam && value !== "WhatsApp") return "Tu equipo se reconoce por su número, y solo WhatsApp lo dice.";
    if (value === "WhatsApp" && (isForTeam ? !chosen.includes(value) : chosen.length === 0))
      return "Sin un canal no le contesta a nadie.";
    return isConnected(kind) ? undefined : "Todavía no está conectado: hazlo en Integraciones.";
  };
  return (
    <div>
      {LINES.map((line) => {
        const help = helpOf(line);
        return (
          <SwitchLine
            key={line.value}
            label={line.label}
            checked={chosen.includes(line.value)}
            disabled={isForTeam && line.value !== "WhatsApp" && !chosen.includes(line.value)}
            onChange={(on) => turn(line.value, on)}
            {...(help && { help })}
          />
        );
      })}
    </div>
  );
}
