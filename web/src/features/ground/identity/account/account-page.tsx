// Tu cuenta: the person's name, password and sessions. It belongs to the person, so it needs no business.
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { SettledTogether } from "../../../../lib/page/settled-together.tsx";
import { useSession } from "../../../../lib/session/session.ts";
import { Page } from "../../../../ui/layout/page.tsx";
import { CardsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { SecondFactorCard } from "../second-factor/second-factor-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** `more`: content of other capabilities about the person, shown below. */
export function AccountPage({ more }: { more?: ReactNode }) {
  const session = useSession();
  const asking = session.status === "in" ? session.memberships.filter((each) => each.needsSecondFactor) : [];
  return (
    <Page title="Tu cuenta" narrow>
      {session.status === "in" && (
        <Stack sx={{ gap: 3 }}>
          <ProfileCard user={session.user} />
          <PasswordCard email={session.user.email} />
          <SecondFactorCard user={session.user} askedBy={asking} />
          <SettledTogether skeleton={<CardsSkeleton cards={1} height={240} />}>
            <Stack sx={{ gap: 3 }}>
              <SessionsCard />
              {more}
            </Stack>
          </SettledTogether>
        </Stack>
      )}
    </Page>
  );
}
