// Reads the data of the agenda's first drawing while its code loads, so that it is drawn once.
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { QueryClient } from "@tanstack/react-query";
import { isPhoneNow } from "../../../../ui/layout/use-screen.ts";
import { ALL_BRANCHES, readAddress } from "../agenda-address.ts";
import { readEntries } from "../api.ts";
import { readDesk } from "../desk.ts";
import { chosenBranch } from "../opening/desk-rules.ts";
import { usualView } from "./views.ts";
import { visibleDays } from "./visible-days.ts";

/** Throws when a read fails: the screen then reads again and shows the error. */
export async function prepareAgenda(client: QueryClient, businessId: string): Promise<void> {
  const branches = await readDesk(client, businessId);
  const { view, day, branchId } = readAddress(new URLSearchParams(location.search), usualView(isPhoneNow()));
  const branch = chosenBranch(branches, branchId);
  if (!branch) return;
  const today = localOf(branch.timezone.name, Date.now()).day;
  const isAll = branchId === ALL_BRANCHES && branches.length > 1;
  await readEntries(client, businessId, isAll ? null : branch._id, visibleDays(view, day ?? today));
}
