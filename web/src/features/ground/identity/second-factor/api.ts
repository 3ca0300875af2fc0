// The calls of the second factor: its step of a sign-in, and its switch in the account.
import { post } from "../api.ts";

/** Ends a sign-in, or turns the second factor on, with a code of the phone. */
export const sendCode = (body: { code: string; trustDevice?: boolean }) =>
  post("/api/auth/two-factor/verify-totp", body);

export const sendRecoveryCode = (body: { code: string; trustDevice?: boolean }) =>
  post("/api/auth/two-factor/verify-backup-code", body);

/** The address that an application reads from the picture, and the recovery codes: both are told only now. */
export const beginSecondFactor = (password: string) =>
  post("/api/auth/two-factor/enable", { password }) as Promise<{ totpURI: string; backupCodes: string[] }>;

/** The old ones do not serve any more. */
export const newRecoveryCodes = (password: string) =>
  post("/api/auth/two-factor/generate-backup-codes", { password }) as Promise<{ backupCodes: string[] }>;

export const endSecondFactor = (password: string) => post("/api/auth/two-factor/disable", { password });
