// Whether the business asks its team for a second factor. Only the owner sees it.
import Box from "@mui/material/Box";
import { useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useMembers, useSetTeamRule, useTeamRule } from "./members-api.ts";

export function TeamRuleLine() {
  const { businessId } = useActiveBusiness();
  const rule = useTeamRule();
  const members = useMembers();
  const { mutateAsync: set, isPending } = useSetTeamRule();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const without = (members.data ?? []).filter((member) => !member.secondFactor).map(({ name }) => name);
  const save = async (needsSecondFactor: boolean) => {
    const { message } = await set({ body: { businessId: businessId ?? "", rule: { needsSecondFactor } } });
    toast.success(message);
  };
  if (rule.error && !rule.data) return <ErrorState dense error={rule.error} onRetry={() => void rule.refetch()} />;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, borderTop: "1px solid", borderColor: "divider" }}>
      <SwitchLine
        label="Pedir verificación en dos pasos"
        help="Nadie del equipo entra solo con su contraseña: hace falta un código de su teléfono."
        checked={rule.data?.needsSecondFactor ?? false}
        disabled={!rule.data || isPending}
        onChange={(on) => {
          if (on) return setAsking(true);
          save(false).catch((reason) => toast.error(sayError(reason)));
        }}
      />
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title="¿Pedir verificación en dos pasos?"
          confirmLabel="Pedirla"
          onConfirm={() => save(true)}
        >
          {without.length > 0
            ? `Desde este momento no ven el negocio hasta que la activen en su cuenta: ${new Intl.ListFormat("es-MX").format(without)}.`
            : "Todo tu equipo ya la tiene activa. Quien se una después la activará antes de ver el negocio."}
        </ConfirmDialog>
      )}
    </Box>
  );
}
