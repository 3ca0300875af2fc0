// What a capability tells the proofs about itself, in the `proofs.ts` next to its module. Every part is optional; a test
// names what is missing.
import type { EntryPointKind } from "../input/entry-point-kinds.ts";
import type { Exception } from "../tenancy/crawl/exception.ts";
import type { Edit } from "../tenancy/edit.ts";
import type { MakeCall } from "../world/call.ts";
import type { Side } from "../world/side.ts";
import type { FindRow } from "./written-row.ts";

export type CapabilityProofs = {
  /** A good call for each declared route, except the usual ones of a resource, which its example gives. */
  calls?: Record<string, MakeCall>;
  /** The first row of each kind, made once for each side: `side.rows[kind]`. Resources have theirs already. */
  rows?: Record<string, (side: Side) => Promise<string>>;
  /** The row that a call with a body writes, where its path does not name it. */
  writes?: Record<string, FindRow>;
  /** Calls with a body that write no permanent row. */
  questions?: readonly string[];
  money?: {
    /** Keys of calls that look like money. */
    sent?: Record<string, SentMoney>;
    /** Tables with columns that the server alone decides, and the calls that write the table. */
    serverOnly?: Record<string, ServerOnly>;
    /** Columns that the owner's own calls write, as `table.column`. */
    ownersColumns?: readonly string[];
  };
  /** The entry points of the capability with their guards. */
  entryPoints?: Partial<Record<EntryPointKind, Record<string, string>>>;
  /** Calls that refuse an address of this machine in a field, with their status. */
  refusedAddresses?: Record<string, number>;
  /** Two fields of each edit that takes `updatedAt`. Those of a resource are found by its schema. */
  edits?: Record<string, Edit>;
  /** Edits that are tried in their own tests. */
  editsTriedElsewhere?: readonly string[];
  /** References that are not answered with 404, by call and place. */
  exceptions?: Record<string, Exception>;
  /** Ids in bodies that name no row, by call and place, each with the reason. */
  idsWithoutRow?: Record<string, string>;
  /** Values that the entry of an id needs in order to be read. */
  nextToId?: Record<string, (side: Side) => object>;
  /** A good payload for each event of the sockets. */
  socketCalls?: Record<string, (side: Side) => Record<string, unknown>>;
};

export type ServerOnly = {
  /** Each column with its keys in answers; `""` lists the keys that have no column. */
  columns: Record<string, readonly string[]>;
  writtenBy: RegExp;
  /** Columns that a worker may change between two readings of a row. */
  movedByWorkers?: readonly string[];
};

/**
 * What a key of a call is that looks like money. `amount`, `choice`: the owner's own, and money.test.ts checks its limits;
 * `heldBy` names another test that checks it. Any other text says why it is no money.
 */
export type SentMoney = "amount" | "choice" | { notMoney: string } | { heldBy: string };
