// The data for the Google Calendar page and the cards of specialists; and the calendars that may be linked.
import { specialists } from "@mostrador/domain/business/specialists/resource.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type {
  listGoogleCalendars as listRoute,
  googleOverview as overviewRoute,
} from "@mostrador/domain/scheduling/calendars/routes.ts";
import { CALENDARS_FAILED } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { Unavailable } from "../../../../kernel/http/unavailable.ts";
import { CalendarFailure } from "../../../../providers/calendar/port.ts";
import { knownSpecialists } from "../../../business/specialists/index.ts";
import { type AccountRow, readAccounts } from "../account/account.store.ts";
import { accessOf, giveUpKey } from "../account/key.ts";
import { presentAccount } from "../account/present-account.ts";
import { type CalendarDeps, googleOf } from "../deps.ts";
import { type KeyedLink, readLinks } from "./link.store.ts";
import { presentLink } from "./present-link.ts";

const YEAR_MS = 365 * 86_400_000;

export function overviewActions(deps: CalendarDeps) {
  return {
    async overview(ctx: TenantCtx, _call: Call<typeof overviewRoute>) {
      const [accounts, links] = await readTogether(ctx, (tx) => Promise.all([readAccounts(tx), readLinks(tx)]));
      return {
        data: {
          isConfigured: deps.google !== null,
          missing: [...deps.missing],
          accounts: accounts.map(presentAccount),
          calendars: links.map((link) => presentLink(link, ctx.now)),
        },
      };
    },

    async listCalendars(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
      const google = googleOf(deps);
      const { specialistId, googleRefreshToken } = query;
      const [accounts, links, known] = await readTogether(ctx, (tx) =>
        Promise.all([readAccounts(tx), readLinks(tx), knownSpecialists(tx, [specialistId])]),
      );
      if (known.length === 0) throw notFound(specialists.texts.unknown, "specialistId");
      const account = chooseAccount(accounts, links, specialistId, googleRefreshToken);
      try {
        const access = accessOf(ctx, deps.seal, account);
        const found = await google.calendars(access);
        const within = { from: ctx.now, to: ctx.now + YEAR_MS };
        const totals = await Promise.all(found.map(({ id }) => google.count(access, id, within)));
        const isTaken = (id: string) =>
          links.some((link) => link.calendar_id === id && link.specialist_id !== specialistId);
        const calendars = found.map(({ id, name }, index) => {
          return { id, summary: name, totalEvents: totals[index] ?? 0, isTakenByOtherSpecialist: isTaken(id) };
        });
        return { data: { calendars } };
      } catch (error) {
        throw await listFailure(ctx, account, error);
      }
    },
  };
}

/** The given one, else the specialist's, else the first connected one. */
export function chooseAccount(
  accounts: AccountRow[],
  links: Pick<KeyedLink, "specialist_id" | "account_id">[],
  specialistId: string,
  handle: string | null | undefined,
  path = "googleRefreshToken",
): AccountRow {
  const own = links.find((link) => link.specialist_id === specialistId)?.account_id;
  const wanted = handle ?? own;
  const account = wanted
    ? accounts.find(({ id }) => id === wanted)
    : accounts.find(({ refresh_token }) => refresh_token !== null);
  if (account) return account;
  if (handle) throw notFound("No se encontró la cuenta de Google", path);
  throw new DomainError(409, "Conecta primero una cuenta de Google");
}

/** The error when Google does not return its list. */
export async function listFailure(ctx: TenantCtx, account: AccountRow, error: unknown): Promise<unknown> {
  if (!(error instanceof CalendarFailure)) return error;
  if (error.kind === "away") return new Unavailable(CALENDARS_FAILED);
  if (error.kind === "denied") await giveUpKey(ctx, account);
  return new DomainError(422, CALENDARS_FAILED, { data: { reason: error.kind } });
}
