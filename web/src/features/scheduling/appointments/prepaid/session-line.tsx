// Whether a session of the client's package pays for the appointment, and what is left: one line of its open panel.
import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import type { SessionsLeft } from "@mostrador/domain/money/packages/schema.ts";
import { readSession, returnSession, useSession } from "@mostrador/domain/scheduling/appointments/prepaid/routes.ts";
import { refuseSession } from "@mostrador/domain/scheduling/appointments/prepaid/session-step.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import Button from "@mui/material/Button";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../../lib/use-reread-on.ts";
import { dayText } from "../../../../ui/data/date-time.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";

const TOLD = [packagePurchaseChanged];
const STALE = [
  ...[readSession.name, "appointment.list", "appointment.get", "appointment.owed", "charge.due"],
  ...["packagePurchase.list", "packagePurchase.totals", "packageMovement.list"],
];

type Props = { appointmentId: string; status: AppointmentStatus; isPaid: boolean };

export function SessionLine({ appointmentId, status, isPaid }: Props) {
  const params = { id: appointmentId };
  useRereadOn(TOLD, STALE);
  const mayCall = useMayCall();
  const { data, error, refetch } = useRead(readSession, { params });
  const [use, giveBack] = [useCall(useSession, STALE), useCall(returnSession, STALE)];
  const toast = useToast();
  const next = data?.usable[0];
  const say = (done: Promise<{ message: string }>) =>
    done.then(
      ({ message }) => toast.success(message),
      (error: unknown) => toast.error(sayError(error)),
    );
  if (error) return <ErrorState dense error={error} onRetry={() => void refetch()} />;
  if (data?.used)
    return (
      <Notice
        tone="success"
        action={
          mayCall(returnSession) && (
            <Button
              size="small"
              disabled={giveBack.isPending}
              onClick={() => void say(giveBack.mutateAsync({ params }))}
            >
              Devolver la sesión
            </Button>
          )
        }
      >
        {`Pagada con una sesión de «${data.used.packageName}»: ${leftOf(data.used)}.`}
      </Notice>
    );
  if (!next) return null;
  const mayUse = mayCall(useSession) && !isPaid && refuseSession(status) === "";
  return (
    <Notice
      tone="primary"
      action={
        mayUse && (
          <Button
            size="small"
            disabled={use.isPending}
            onClick={() => void say(use.mutateAsync({ params, body: { session: { purchaseId: next.purchaseId } } }))}
          >
            Usar una sesión
          </Button>
        )
      }
    >
      {`Tiene el paquete «${next.packageName}»: ${leftOf(next)}.`}
    </Notice>
  );
}

/** 'quedan 3, hasta el vie 21 nov' */
function leftOf({ left, expiresOn }: SessionsLeft): string {
  const count = left === 0 ? "ya no queda ninguna" : left === 1 ? "queda 1" : `quedan ${left}`;
  return expiresOn && left > 0 ? `${count}, hasta el ${dayText(expiresOn)}` : count;
}
