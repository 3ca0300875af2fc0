// Ids and sums over all businesses. The functions of the database show them to the team alone.
import type { Tx } from "../../../kernel/db/tx.ts";

export type Window = { limit: number; offset: number };

export async function readChannelIds(tx: Tx, { limit, offset }: Window) {
  const rows = await tx.run<{ business_id: string; id: string; total: string; broken: string }>(CHANNELS, [
    ...[limit, offset],
  ]);
  const [first] = rows;
  return { rows, total: Number(first?.total ?? 0), broken: Number(first?.broken ?? 0) };
}

const CHANNELS = { name: "", text: "select business_id, id, total, broken from list_channels_of_all($1, $2)" };

type StorageRow = {
  business_id: string;
  amount: string;
  bytes: string;
  total: string;
  amount_of_all: string;
  bytes_of_all: string;
};

export function readStorage(tx: Tx, { limit, offset }: Window): Promise<StorageRow[]> {
  return tx.run<StorageRow>(STORAGE, [limit, offset]);
}

const STORAGE = {
  name: "",
  text: "select business_id, amount, bytes, total, amount_of_all, bytes_of_all from storage_of_businesses($1, $2)",
};
