// The second factor in 'Tu cuenta': whether it is on, new recovery codes, and turning it on and off.
import type { OwnMembership, User } from "@mostrador/domain/ground/identity/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { rereadSession } from "../../../../lib/session/session.ts";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { useBegun } from "../../../../ui/dialog/use-begun.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { endSecondFactor, newRecoveryCodes } from "./api.ts";
import { OwnPassword } from "./own-password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TurnOnDialog } from "./turn-on-dialog.tsx";

type SecondFactorCardProps = {
  user: User;
  /** The businesses that open nothing without it. */
  askedBy: readonly OwnMembership[];
};

export function SecondFactorCard({ user, askedBy }: SecondFactorCardProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { begun, begin, end } = useBegun();
  const isOn = user.secondFactor;
  const reread = () => rereadSession(client);
  return (
    <Card
      title="Verificación en dos pasos"
      action={
        isOn ? (
          <StatusChip tone="success" mark="check" label="Activa" />
        ) : (
          <Button
            {...(askedBy.length > 0 && { variant: "contained", color: "primary" })}
            onClick={() => begin("pasos")}
          >
            Activar
          </Button>
        )
      }
    >
      {askedBy.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="warning">{`${namesOf(askedBy)} la pide a su equipo: actívala para entrar.`}</Notice>
        </Box>
      )}
      <Typography color="textSecondary">
        {isOn
          ? "Al entrar escribes tu contraseña y un código de tu teléfono."
          : "Con ella nadie entra solo con tu contraseña: hace falta también un código de tu teléfono."}
      </Typography>
      {isOn && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
          <Button onClick={() => begin("codigos")}>Códigos de recuperación nuevos</Button>
          <Button color="error" onClick={() => begin("sin-pasos")}>
            Desactivar
          </Button>
        </Box>
      )}
      {begun === "pasos" && (
        <TurnOnDialog
          email={user.email}
          onClose={(isNowOn) => {
            end();
            if (!isNowOn) return;
            toast.success("Activaste la verificación en dos pasos");
            void reread();
          }}
        />
      )}
      {begun === "codigos" && isOn && <NewCodesDialog email={user.email} onClose={end} />}
      {begun === "sin-pasos" && isOn && (
        <Dialog open onClose={end} title="¿Desactivar la verificación en dos pasos?" size="small">
          <OwnPassword
            email={user.email}
            label="Desactivar la verificación en dos pasos"
            submitLabel="Desactivar"
            onCancel={end}
            onSubmit={async (password) => {
              await endSecondFactor(password);
              toast.success("Desactivaste la verificación en dos pasos");
              end();
              await reread();
            }}
          >
            <Typography color="textSecondary">
              Tu contraseña bastará para entrar. Los negocios que la piden a su equipo se cierran hasta que la actives
              otra vez.
            </Typography>
          </OwnPassword>
        </Dialog>
      )}
    </Card>
  );
}

function NewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const title = codes ? "Guarda tus códigos de recuperación" : "Códigos de recuperación nuevos";
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(codes && {
        actions: (
          <Button variant="contained" color="primary" onClick={onClose}>
            Ya los guardé
          </Button>
        ),
      })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} />
      ) : (
        <OwnPassword
          email={email}
          label={title}
          submitLabel="Crear códigos"
          onCancel={onClose}
          onSubmit={async (password) => setCodes((await newRecoveryCodes(password)).backupCodes)}
        >
          <Typography color="textSecondary">Los que tenías dejan de servir.</Typography>
        </OwnPassword>
      )}
    </Dialog>
  );
}

function namesOf(memberships: readonly OwnMembership[]): string {
  return new Intl.ListFormat("es-MX").format(memberships.map(({ name }) => name));
}
