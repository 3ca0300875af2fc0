// A person who may sign in to the demo.
import type { Principal, SystemCtx } from "../kernel/context.ts";
import { transact } from "../kernel/db/transaction.ts";
import { type Auth, findUserByEmail, setEmailVerified, setUserRole } from "../modules/ground/identity/index.ts";

type Account = { email: string; name: string; role: Principal["role"]; password: string };

export async function demoAccount(
  auth: Auth,
  ctx: SystemCtx,
  { email, name, role, password }: Account,
): Promise<Principal> {
  await auth.api.signUpEmail({ body: { email, name, password } });
  const userId = await transact(ctx, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw new Error(`The demo's account ${email} could not be made.`);
    await setUserRole(tx, user.id, role);
    await setEmailVerified(tx, user.id);
    return user.id;
  });
  return { userId, name, email, emailVerified: true, role, sessionId: "", secondFactor: false, memberships: [] };
}
