// Tells password managers whose password a form asks for. People do not see it.
import Box from "@mui/material/Box";

export function UsernameForManagers({ email }: { email: string }) {
  return (
    <Box
      component="input"
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      aria-hidden
      tabIndex={-1}
    />
  );
}
