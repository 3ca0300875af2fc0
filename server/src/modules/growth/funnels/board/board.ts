// The board: the count of each phase, the first contacts of each scenario, and further pages of one.
import type { readBoard as boardRoute, listScenario as listRoute } from "@mostrador/domain/growth/funnels/routes.ts";
import { type Board, type BoardClient, type BoardQuery, SHOWN } from "@mostrador/domain/growth/funnels/schema.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { timePage } from "@mostrador/domain/kit/schema.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { clientCard } from "../client-card.ts";
import { funnelActions } from "../funnel.ts";
import { type BoardRow, type BoardSearch, readBoardRows, readScenarioRows } from "./board.store.ts";

const MOST_WORDS = 6;

export async function readBoard(ctx: TenantCtx, { params: { id }, query }: Call<typeof boardRoute>) {
  const searched = await searchOf(ctx, id, query);
  const [funnel, rows] = await readTogether(ctx, (tx) =>
    Promise.all([funnelActions.present(tx, ctx, id), readBoardRows(tx, searched, SHOWN)]),
  );
  const of = (scenarioId: string) => rows.filter((row) => row.scenario_id === scenarioId);
  const counted = funnel.phases.map(({ _id, scenarios }) => {
    const shown = scenarios.map((scenario) => ({ _id: scenario._id, found: of(scenario._id) }));
    const filled = shown.map(({ _id: scenarioId, found }) => ({
      _id: scenarioId,
      count: found[0]?.count ?? 0,
      clients: found.map(presentClient),
    }));
    return { _id, count: filled.reduce((sum, { count }) => sum + count, 0), scenarios: filled };
  });
  const contacts = counted.reduce((sum, { count }) => sum + count, 0);
  const phases = counted.map((phase) => ({ ...phase, percentage: percentage(phase.count, contacts) }));
  return { data: { funnelId: id, contacts, phases } satisfies Board };
}

export async function listScenario(ctx: TenantCtx, { params: { id }, query }: Call<typeof listRoute>) {
  const { scenarioId, after, limit } = query;
  const searched = await searchOf(ctx, id, query);
  const rows = await transact(ctx, async (tx) => {
    const { phases } = await funnelActions.present(tx, ctx, id);
    const isKnown = phases.some(({ scenarios }) => scenarios.some(({ _id }) => _id === scenarioId));
    if (!isKnown) throw notFound("No se encontró el escenario", "scenarioId");
    return readScenarioRows(tx, searched, { scenarioId, after, limit });
  });
  const { page, next } = timePage(rows, limit, ({ entered_at: at }) => at);
  return { data: page.map(presentClient), next };
}

async function searchOf(ctx: TenantCtx, funnelId: string, { from, to, search = "" }: BoardQuery): Promise<BoardSearch> {
  const words = [...new Set(foldForSearch(search).split(" "))].filter(Boolean).slice(0, MOST_WORDS);
  return {
    funnelId,
    from: from ?? null,
    to: to ?? null,
    words: words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`),
    zone: (await businessSettings(ctx))?.zone ?? USUAL_ZONE,
  };
}

/** With two decimals; 0 of none. */
function percentage(count: number, of: number): number {
  return of === 0 ? 0 : Math.round((count / of) * 10_000) / 100;
}

function presentClient(row: BoardRow): BoardClient {
  return { ...clientCard(row), since: row.entered_at.toISOString() };
}
