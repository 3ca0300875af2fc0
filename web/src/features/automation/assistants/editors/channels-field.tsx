// On which channels it answers. Those that cannot be connected yet are in sight and off.

import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";

const NAME = "channel";

export function ChannelsField() {
  const chosen = useFormValue<string[]>(NAME) ?? [];
  const set = useSetFormValue();
  const turn = (channel: string, on: boolean) =>
    set(NAME, on ? [...chosen, channel] : chosen.filter((one) => one !== channel));
  return (
    <div>
      <SwitchLine
        label="WhatsApp"
        checked={chosen.includes("WhatsApp")}
        onChange={(on) => turn("WhatsApp", on)}
        {...(!chosen.includes("WhatsApp") && { help: "Sin un canal no le contesta a nadie." })}
      />
      <SwitchLine label="Instagram" help="Estará disponible pronto." checked={false} disabled />
      <SwitchLine label="Messenger" help="Estará disponible pronto." checked={false} disabled />
    </div>
  );
}
