// Removes at the provider a name that its partner removed while the provider did not answer, or this process ended: until
// then nobody could add it again.
import { DomainRemoved } from "@mostrador/domain/partners/domains/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { onSystem } from "../../../kernel/queue/queue.ts";
import { readClaimsOf } from "./domain.store.ts";
import type { DomainDeps } from "./domain.ts";

export const onDomainRemoved = ({ provider }: Pick<DomainDeps, "provider">) =>
  onSystem(
    DomainRemoved,
    { name: "remove-at-provider", title: "Quitar un dominio en su proveedor" },
    async (ctx, { hostname }) => {
      const [claim] = await transact(ctx, (tx) => readClaimsOf(tx, hostname));
      // added once more: it had been removed there after all
      if (claim?.dns_target) return;
      if (claim) throw new Error(`${hostname} is being added`);
      await provider?.remove(hostname);
    },
    { side: 1 },
  );
