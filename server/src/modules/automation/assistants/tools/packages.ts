// The bought packages of the contact of the conversation (D-9.2), and the one whose session pays for an appointment.
import { sayPrepaid } from "@mostrador/domain/automation/assistants/packages/package-text.ts";
import type { ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { openPackagesOf } from "../../../money/packages/index.ts";
import { sessionPaying } from "../../../scheduling/appointments/index.ts";
import type { Scene } from "./scene.ts";

export async function toolPackages({ ctx, contactId }: Scene): Promise<ToolOutput<"list_packages">> {
  const rows = await readTogether(ctx, (tx) => openPackagesOf(tx, contactId));
  return {
    packages: rows.map(({ packageName: name, left, sessions, services, expiresOn: until }) => ({
      ...{ name, left, sessions, until },
      services: services.map((service) => service.name),
    })),
  };
}

/** The sentence for a customer; undefined where no session pays for it. */
export async function prepaidText(ctx: TenantCtx, appointmentId: string): Promise<string | undefined> {
  const paying = await transact(ctx, (tx) => sessionPaying(tx, appointmentId));
  return paying ? sayPrepaid(paying) : undefined;
}
