// Whether an assistant can answer with the credits of its business; the built-in engine always can (D-9.6).
import type { Engine } from "@mostrador/domain/automation/assistants/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { noCredits } from "@mostrador/domain/money/credits/credit-words.ts";
import type { CreditModel } from "@mostrador/domain/money/credits/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { payableModels } from "../../../money/credits/index.ts";

export type HasCredits = (model: CreditModel) => boolean;

export async function readHasCredits(tx: Tx, engine: Engine): Promise<HasCredits> {
  if (engine === "integrado") return () => true;
  const payable = await payableModels(tx);
  return (model) => payable[model];
}

/** An assistant cannot be switched on without credits of its model (contract/assistants#fields). */
export async function refuseWithoutCredits(tx: Tx, engine: Engine, model: CreditModel): Promise<void> {
  if (!(await readHasCredits(tx, engine))(model)) throw new DomainError(422, noCredits(model));
}
