// A person connects a number by Meta's own sign-up, with a state that only this session may return, once and within
// ten minutes. The code is redeemed before anything is written, and the key tells which account and number it opens,
// never the browser. The number is registered and then connected like any other.
import { createHash, randomBytes, randomInt } from "node:crypto";
import type {
  beginSignUp as beginRoute,
  endSignUp as endRoute,
  offerSignUp as offerRoute,
} from "@mostrador/domain/conversation/channels/routes.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import type { SealPlace } from "../../../../kernel/seal.ts";
import type { OpenedNumber, Sender } from "../../../../providers/messaging/port.ts";
import { updateChannel } from "../channel.store.ts";
import { connectActions } from "../connect-channel.ts";
import { askRival, type ChannelDeps } from "../contest-number.ts";
import type { ChannelCheck } from "../verify-channel.ts";
import { insertSignUp, takeSignUp } from "./sign-up.store.ts";

const LASTS_MS = 10 * 60_000;
const OVER = "El regreso de Meta caducó o ya se usó. Empieza de nuevo desde «Conectar con Meta».";
const NOT_OFFERED = "El registro con Meta todavía no está configurado en esta instalación";

type OpenedCheck = Pick<ChannelCheck, "outcome" | "rival"> & {
  number: OpenedNumber;
  accessToken: string;
  pin: string | null;
  isHistoryAsked: boolean;
};

export function signUpActions(deps: ChannelDeps) {
  const { seal, messaging } = deps;
  const { connectChannel } = connectActions(deps);
  return {
    async offerSignUp(_ctx: TenantCtx, _call: Call<typeof offerRoute>) {
      return { data: { isOffered: messaging.signUpUrl("offer") !== null } };
    },

    async beginSignUp(ctx: TenantCtx, _call: Pick<Call<typeof beginRoute>, "body">) {
      const state = randomBytes(32).toString("base64url");
      const url = messaging.signUpUrl(state);
      if (url === null) throw new DomainError(409, NOT_OFFERED);
      const row = {
        business_id: ctx.businessId,
        id: newId(),
        state_digest: digest(state),
        session_digest: sessionOf(ctx),
        created_at: new Date(ctx.now),
      };
      await transact(ctx, (tx) => insertSignUp(tx, row, new Date(ctx.now - LASTS_MS)));
      return { data: { url } };
    },

    /** The state is used up, whatever Meta answers. */
    async askToEnd(ctx: TenantCtx, { body }: Pick<Call<typeof endRoute>, "body">): Promise<OpenedCheck> {
      const { code, state } = body.signUp;
      const begun = await transact(ctx, (tx) => takeSignUp(tx, digest(state)));
      const isOurs = begun?.session_digest.equals(sessionOf(ctx)) && begun.created_at.getTime() > ctx.now - LASTS_MS;
      if (!isOurs) throw new DomainError(422, OVER);
      const granted = await messaging.redeemSignUp(code);
      if (granted.kind === "failed") throw new DomainError(422, granted.reason);
      const number = latestOf(granted.numbers);
      if (!number)
        throw new DomainError(
          422,
          "La cuenta que elegiste no tiene ningún número. Agrega uno en Meta e intenta de nuevo.",
        );
      const { accessToken } = granted;
      const sender = { externalId: number.externalId, accessToken };
      const pin = await takeIntoService(sender, number);
      const outcome = await messaging.connect(sender, number.wabaId);
      const isGood = outcome.kind === "connected";
      const rival = isGood ? await askRival(ctx, deps, { kind: "whatsapp", externalId: number.externalId }) : null;
      const isHistoryAsked = isGood && number.isCoexistence && (await messaging.askForHistory(sender)).kind === "asked";
      return { number, accessToken, pin, outcome, rival, isHistoryAsked };
    },

    async endSignUp(ctx: TenantCtx, { number, accessToken, pin, isHistoryAsked, ...heard }: OpenedCheck) {
      return transact(ctx, async (tx) => {
        const wanted = {
          businessId: ctx.businessId,
          kind: "whatsapp" as const,
          phoneNumberId: number.externalId,
          wabaId: number.wabaId,
          accessToken,
        };
        const answer = await connectChannel({ ...ctx, tx }, { wanted, ...heard });
        const historyPercent = isHistoryAsked ? 0 : null;
        await updateChannel(tx, answer.data._id, {
          register_pin: pin === null ? null : seal.seal(pin, pinPlace(ctx.businessId, answer.data._id)),
          is_coexistence: number.isCoexistence,
          history_percent: historyPercent,
        });
        return { ...answer, data: { ...answer.data, isCoexistence: number.isCoexistence, historyPercent } };
      });
    },
  };

  /** A number of the phone's own app is registered already. For others a PIN is created here and stored sealed. */
  async function takeIntoService(sender: Sender, number: OpenedNumber): Promise<string | null> {
    if (number.isCoexistence || number.isRegistered) return null;
    const pin = String(randomInt(1_000_000)).padStart(6, "0");
    const registered = await messaging.register(sender, pin);
    if (registered.kind === "failed") throw new DomainError(422, registered.reason);
    return pin;
  }
}

/** Meta's sign-up ends with one number; an account that existed before may have more. */
function latestOf(numbers: OpenedNumber[]): OpenedNumber | undefined {
  return numbers.toSorted((a, b) => b.onboardedAt - a.onboardedAt)[0];
}

function pinPlace(businessId: string, id: string): SealPlace {
  return { businessId, table: "channels", column: "register_pin", id };
}

/** Only a person in a session can return here. */
function sessionOf({ actor }: TenantCtx): Buffer {
  return digest(actor.kind === "person" ? actor.sessionId : newId());
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
