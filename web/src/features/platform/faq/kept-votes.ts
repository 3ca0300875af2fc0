// The questions for which this person voted in this browser (contract/platform#questions). The server knows them too:
// this only keeps the button still while the list is read again, or when the answer to a vote was lost.
import { useKept } from "../../../lib/page/use-kept.ts";

export function useKeptVotes(userId: string) {
  const [ids, keep] = useKept<readonly string[]>(`mostrador.faq.votes.${userId}`, []);
  return {
    has: (id: string) => ids.includes(id),
    add: (id: string) => keep([...new Set([...ids, id])]),
  };
}
