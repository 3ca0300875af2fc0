// Gives a business credits, as the team would send them. Without credits no language model answers.

type Database = { query(text: string, values: unknown[]): Promise<unknown> };

/** `database`: the superuser's. Gives credits of both models. */
export async function giveCredits(database: Database, businessId: string, credits = 100_000): Promise<void> {
  for (const model of ["gpt_model", "reasoning_model"]) {
    await database.query(
      `select outcome from (select set_config('app.business_id', $1, true) as business offset 0) s
        cross join lateral transfer_credits(gen_random_uuid(), 'test:' || gen_random_uuid() || s.business, $2, 'recharge',
          'issued', 'available', $3, 0, '{}', 'Equipo Mostrador', now(), now())`,
      [businessId, model, Math.round(credits * 1_000)],
    );
  }
}

/** Pesos for the conversions of a business, as the team would send them. */
export async function givePesos(database: Database, businessId: string, pesos: number): Promise<void> {
  await database.query(
    `select move_pesos(gen_random_uuid(), 'test:' || gen_random_uuid() || s.business, 'recharge', $2, null, null, '',
        'Equipo Mostrador', now())
      from (select set_config('app.business_id', $1, true) as business offset 0) s`,
    [businessId, pesos],
  );
}

/** As if the team had taken all credits back. */
export async function takeCredits(database: Database, businessId: string): Promise<void> {
  await database.query(
    `select outcome from credit_accounts a
        cross join lateral (select set_config('app.business_id', a.business_id::text, true) as business offset 0) s
        cross join lateral transfer_credits(gen_random_uuid(), 'taken:' || gen_random_uuid() || s.business, a.model,
          'extract', 'available', 'issued', a.balance, 0, '{}', 'Equipo', now(), now())
      where a.business_id = $1 and a.account = 'available'`,
    [businessId],
  );
}

/** The state while an answer is on its way. */
export async function holdCredits(database: Database, businessId: string, name: string): Promise<void> {
  await database.query(
    `select reserve_credits(gen_random_uuid(), 'assistant:' || s.business || ':1', 'gpt_model', 'available', 1000,
        jsonb_build_object('assistantName', $2::text), $2, now())
      from (select set_config('app.business_id', $1, true) as business offset 0) s`,
    [businessId, name],
  );
}
