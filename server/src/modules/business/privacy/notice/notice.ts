// The privacy notice: prepared by the owner, published as a version that never changes, read by anybody at its address.

import { pageAddressOf } from "@mostrador/domain/business/businesses/page-address.ts";
import { privacyChanged } from "@mostrador/domain/business/privacy/live.ts";
import { noticeText, usualFacts } from "@mostrador/domain/business/privacy/notice-template.ts";
import type {
  editNotice as editRoute,
  getNotice as getRoute,
  publishNotice as publishRoute,
  listNoticeVersions as versionsRoute,
} from "@mostrador/domain/business/privacy/routes.ts";
import { type Notice, NoticeFacts } from "@mostrador/domain/business/privacy/schema.ts";
import { conflict, DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate, versionSent } from "../../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { noteBlindEdit, writeAudit } from "../../../ground/identity/index.ts";
import { allBranches } from "../../branches/index.ts";
import { businessSettings } from "../../businesses/index.ts";
import { lockSettings, readSettings, type SettingsRow, updateSettings } from "../privacy-settings.store.ts";
import {
  claimNoticeAddress,
  insertNotice,
  latestNotice,
  type NoticeRow,
  readNoticeAddress,
  readNotices,
} from "./notice.store.ts";

const MOST_NAMESAKES = 200;

export function noticeActions({ publicUrl }: { publicUrl: string }) {
  async function present(tx: Tx, ctx: TenantCtx, row: SettingsRow | undefined): Promise<Notice> {
    const [facts, latest, search] = await Promise.all([
      factsOf(ctx, row),
      latestNotice(tx),
      readNoticeAddress(tx, ctx.businessId),
    ]);
    const preview = row?.draft || noticeText(facts);
    return {
      ...facts,
      text: row?.draft ?? "",
      sendsLink: row?.sends_link ?? false,
      preview,
      isChanged: preview !== latest?.body,
      version: latest?.version ?? null,
      publishedAt: latest?.published_at.toISOString() ?? null,
      url: latest && search ? `${publicUrl.replace(/\/+$/, "")}/aviso/${search}` : null,
      updatedAt: row?.updated_at.toISOString() ?? null,
    };
  }

  return {
    async getNotice(ctx: TenantCtx, _: Call<typeof getRoute>) {
      return { data: await transact(ctx, async (tx, inside) => present(tx, inside, await readSettings(tx))) };
    },

    async editNotice(ctx: TenantCtx, { body }: Pick<Call<typeof editRoute>, "body">) {
      const { updatedAt, text, sendsLink, ...facts } = body.notice;
      const data = await transact(ctx, async (tx, inside) => {
        const before = await readSettings(tx);
        const sent = versionSent(Boolean(before), updatedAt);
        const row = await lockSettings(tx, ctx.businessId, new Date(ctx.now));
        const updated_at = nextUpdate(ctx, row.updated_at, sent);
        const set = { facts: JSON.stringify(facts), draft: text, sends_link: sendsLink, updated_at };
        const written = await updateSettings(tx, set);
        if (before) {
          const what = "el aviso de privacidad";
          await noteBlindEdit(tx, inside, sent, { action: "privacyNotice.edited", what, details: {} });
        }
        await announce(tx, inside, privacyChanged, {});
        return present(tx, inside, written);
      });
      return { data, message: "Aviso guardado" };
    },

    async publishNotice(ctx: TenantCtx, _: Pick<Call<typeof publishRoute>, "body">) {
      const data = await transact(ctx, async (tx, inside) => {
        const row = await lockSettings(tx, ctx.businessId, new Date(ctx.now));
        const facts = await factsOf(inside, row);
        const complete = NoticeFacts.safeParse(facts);
        if (!complete.success) throw incomplete(complete.error.issues);
        const latest = await latestNotice(tx);
        const body = row.draft || noticeText(facts);
        if (latest?.body === body) throw conflict("Ya está publicado tal como está");
        const version = (latest?.version ?? 0) + 1;
        await insertNotice(tx, noticeRow(ctx, { version, body }));
        await ensureAddress(tx, inside);
        const summary = `Publicó la versión ${version} del aviso de privacidad`;
        await writeAudit(tx, inside, { action: "privacyNotice.published", summary, details: { version } });
        await announce(tx, inside, privacyChanged, {});
        return present(tx, inside, row);
      });
      return { data, message: "Aviso publicado" };
    },

    async listNoticeVersions(ctx: TenantCtx, _: Call<typeof versionsRoute>) {
      const rows = await readTogether(ctx, readNotices);
      return {
        data: rows.map(({ version, published_at, published_by }) => ({
          version,
          publishedAt: published_at.toISOString(),
          publishedBy: published_by,
        })),
      };
    },
  };
}

/** The stored facts; before any are stored, the usual ones for most businesses. */
async function factsOf(ctx: TenantCtx, row: SettingsRow | undefined): Promise<NoticeFacts> {
  const stored = (row?.facts ?? {}) as Partial<NoticeFacts>;
  if (stored.responsible !== undefined) return stored as NoticeFacts;
  const [business, branches] = await Promise.all([businessSettings(ctx), allBranches(ctx)]);
  const branch = branches.find(({ isArchived }) => !isArchived);
  const address = branch ? `${branch.address.description}, ${branch.city}, ${branch.state}` : "";
  return usualFacts({ name: business?.name ?? "", address: address.slice(0, 250) });
}

function incomplete(issues: readonly { path: PropertyKey[]; message: string }[]): DomainError {
  const errors = issues.map(({ path, message }) => ({ path: `notice.${path.join(".")}`, message }));
  return new DomainError(422, "Completa los datos del aviso antes de publicarlo", { errors });
}

function noticeRow(ctx: TenantCtx, { version, body }: { version: number; body: string }): NoticeRow {
  return {
    business_id: ctx.businessId,
    version,
    body,
    published_at: new Date(ctx.now),
    published_by: actorName(ctx.actor),
  };
}

async function ensureAddress(tx: Tx, ctx: TenantCtx): Promise<void> {
  if (await readNoticeAddress(tx, ctx.businessId)) return;
  const plain = pageAddressOf((await businessSettings(ctx))?.name ?? "");
  for (let number = 1; number <= MOST_NAMESAKES; number += 1) {
    if (await claimNoticeAddress(tx, number === 1 ? plain : `${plain}-${number}`, ctx.businessId)) return;
  }
  await claimNoticeAddress(tx, `${plain}-${ctx.businessId}`, ctx.businessId);
}
