// The list of test numbers: who tries assistants, at half the price (D-9.5). The list is short and changes one entry
// at a time.
import type {
  createTestNumber as createRoute,
  deleteTestNumber as deleteRoute,
  listTestNumbers as listRoute,
} from "@mostrador/domain/automation/assistants/audience/routes.ts";
import { MOST_TEST_NUMBERS, type TestNumber } from "@mostrador/domain/automation/assistants/audience/schema.ts";
import { DutiesChanged } from "@mostrador/domain/automation/assistants/schema.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import {
  deleteTestNumberRow,
  insertTestNumber,
  lockTestNumbers,
  readTestNumbers,
  type TestNumberRow,
} from "./test-number.store.ts";

export async function listTestNumbers(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  return { data: (await readTogether(ctx, readTestNumbers)).map(present) };
}

/** 422 when the list is full. */
export async function createTestNumber(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const { name, countryCode, whatsapp } = body.testNumber;
  const phone = canonicalPhone(countryCode, whatsapp);
  const row = await transact(ctx, async (tx) => {
    // Two parallel calls are counted one after the other.
    await lockTestNumbers(tx);
    const listed = await readTestNumbers(tx);
    const isNew = listed.every((each) => each.phone !== phone);
    if (isNew && listed.length >= MOST_TEST_NUMBERS)
      throw new DomainError(422, `Ya tienes ${MOST_TEST_NUMBERS} números de prueba: quita uno para agregar otro`);
    const at = new Date(ctx.now);
    await publish(tx, ctx, DutiesChanged, { beyond: null });
    return insertTestNumber(tx, { business_id: ctx.businessId, id: newId(), name, phone, created_at: at });
  });
  return { data: present(row), message: "Número de prueba agregado" };
}

export async function deleteTestNumber(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  await transact(ctx, async (tx) => {
    if (!(await deleteTestNumberRow(tx, params.id))) throw notFound("No se encontró el número de prueba");
    await publish(tx, ctx, DutiesChanged, { beyond: null });
  });
  return { data: { _id: params.id }, message: "Número de prueba eliminado" };
}

function present(row: TestNumberRow): TestNumber {
  return {
    _id: row.id,
    businessId: row.business_id,
    name: row.name,
    number: displayPhone(row.phone),
    createdAt: row.created_at.toISOString(),
  };
}
