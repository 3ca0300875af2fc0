// The proved numbers of this business: an assistant of the business obeys these people.
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useRevokeStaffNumber, useStaffNumbers } from "./api.ts";
import { NumberRows } from "./number-rows.tsx";

export function StaffNumbers() {
  const { businessId, membership } = useActiveBusiness();
  const numbers = useStaffNumbers();
  const { mutateAsync: revoke } = useRevokeStaffNumber();
  const toast = useToast();
  const isOwner = membership?.role === "owner";
  const takeAway = (userId: string) =>
    revoke({ params: { userId }, query: { businessId: businessId ?? "" } }).then(
      ({ message }) => toast.success(message),
      (error) => toast.error(sayError(error)),
    );
  return (
    <Stack sx={{ gap: 1.5, alignItems: "flex-start" }}>
      {numbers.error && <ErrorState dense error={numbers.error} onRetry={() => void numbers.refetch()} />}
      {numbers.data?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nadie ha comprobado su número todavía, así que este asistente no le contesta a nadie.
        </Typography>
      )}
      {(numbers.data?.length ?? 0) > 0 && (
        <Stack sx={{ alignSelf: "stretch" }}>
          <NumberRows
            label="Números comprobados"
            rows={(numbers.data ?? []).map(({ userId, name, number }) => ({
              key: userId,
              number,
              name,
              action: isOwner && (
                <IconAction label={`Quitar el número de ${name}`} onClick={() => void takeAway(userId)}>
                  <DeleteOutlineRounded />
                </IconAction>
              ),
            }))}
          />
        </Stack>
      )}
      <Button component={Link} to="/cuenta">
        Comprobar mi número
      </Button>
    </Stack>
  );
}
