// The buttons to connect a number: Meta's sign-up where it is available, or else ids and a key.
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import type { useSignUp } from "./use-sign-up.ts";

type Props = { signUp: ReturnType<typeof useSignUp>; label: string; isFirst: boolean; onByHand: () => void };

export function ConnectButtons({ signUp, label, isFirst, onByHand }: Props) {
  const look = isFirst
    ? ({ variant: "contained", color: "primary" } as const)
    : ({ startIcon: <AddRounded /> } as const);
  if (!signUp.isOffered) {
    return (
      <Button {...look} onClick={onByHand}>
        {label}
      </Button>
    );
  }
  return (
    <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 1, justifyContent: "center" }}>
      <Button {...look} disabled={signUp.isBusy} onClick={() => void signUp.start()}>
        Conectar con Meta
      </Button>
      <Button onClick={onByHand}>{isFirst ? "Conectar con claves" : label}</Button>
    </Stack>
  );
}
