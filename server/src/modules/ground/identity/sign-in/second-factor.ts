// The second factor: codes of an application on the phone (TOTP), with recovery codes, by the plugin of the sign-in
// library on our tables. The limits of tries are ours (`throttle.ts`).

import { randomInt } from "node:crypto";
import { twoFactor } from "better-auth/plugins/two-factor";

/** A device that the person trusts needs no code for so long. */
const TRUSTED_SECONDS = 30 * 24 * 3600;

export function secondFactor() {
  return twoFactor({
    issuer: "Mostrador",
    trustDeviceMaxAge: TRUSTED_SECONDS,
    backupCodeOptions: { customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, recoveryCode) },
    schema: {
      user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
      twoFactor: {
        modelName: "second_factors",
        fields: {
          backupCodes: "backup_codes",
          userId: "user_id",
          failedVerificationCount: "failed_verification_count",
          lockedUntil: "locked_until",
        },
      },
    },
  });
}

const RECOVERY_CODES = 10;
/** Small letters and digits that are not confused with each other: the codes are written down by hand. */
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";

/** 50 bits, in two groups. */
function recoveryCode(): string {
  const signs = Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
