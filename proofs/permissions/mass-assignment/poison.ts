// Values that no caller may write: every column of a table in each spelling, and the extra fields of the documents'
// objects (D-1.4). Each value can be recognized wherever it is stored.
import type { TestProduct } from "../../../server/test/start-product.ts";

type Row = Record<string, unknown>;

/** Values that normal rows never contain. */
const MARKS = ["veneno", "987654", "2001-02-03", "0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f"] as const;
const [TEXT, NUMBER, DAY, UUID] = MARKS;

const MORE: Row = {
  _id: UUID,
  id: UUID,
  __v: Number(NUMBER),
  admin: true,
  isAdmin: true,
  owner: UUID,
  user: UUID,
  userId: UUID,
  partner: UUID,
  partnerId: UUID,
  role: "admin",
  access: "full",
  permissions: [{ pageId: 16, actions: ["view", "edit", "delete"] }],
  counters: { gptModel: Number(NUMBER), balanceMXN: Number(NUMBER) },
  gptModel: Number(NUMBER),
  balanceMXN: Number(NUMBER),
  price: Number(NUMBER),
  status: "asistida",
  createdBy: TEXT,
  updatedBy: TEXT,
  createdAt: `${DAY}T00:00:00Z`,
  token: TEXT,
  accessToken: TEXT,
  refreshToken: TEXT,
  paymentLevel: { level: Number(NUMBER), pricePerConversion: Number(NUMBER) },
  endSubscription: `${DAY}T00:00:00Z`,
};

/** The kernel compares these with the caller's businesses: they have their own test. */
const COMPARED = ["businessId", "bussinessId"];

/** `row`: a correct row, from which every value differs. */
export async function poisonOf(product: TestProduct, table: string, row: Row): Promise<Row> {
  const { rows: columns } = await product.owner.query<{ name: string; type: string; choices: string | null }>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
        (select pg_get_constraintdef(c.oid) from pg_constraint c
          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum] limit 1) as choices
      from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  const poison: Row = { ...MORE };
  for (const { name, type, choices } of columns) {
    const allowed = [...(choices ?? "").matchAll(/'([^']*)'/g)].map(([, choice]) => choice);
    const value = allowed.find((choice) => choice !== row[name]) ?? poisonValue(type, row[name]);
    poison[name] = value;
    poison[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  for (const key of COMPARED) delete poison[key];
  return poison;
}

/** The marks that appear anywhere in the row. */
export function marksIn(row: Row | undefined): string[] {
  const text = JSON.stringify(row ?? null);
  return MARKS.filter((mark) => text.includes(mark));
}

function poisonValue(type: string, now: unknown): unknown {
  if (type === "boolean") return now !== true;
  if (type === "uuid") return UUID;
  if (type === "date") return DAY;
  if (type.startsWith("timestamp")) return `${DAY}T04:05:06.000Z`;
  if (type === "jsonb") return Array.isArray(now) ? [{ [TEXT]: TEXT, name: TEXT }] : { [TEXT]: TEXT };
  if (/int|numeric|double/.test(type)) return Number(NUMBER);
  return TEXT;
}
