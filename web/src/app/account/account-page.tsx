// The person's account, with the current business's settings for them.
import { OwnNumberCard } from "../../features/automation/assistants/audience/own-number.tsx";
import { AccountPage as Account } from "../../features/ground/identity/account/account-page.tsx";

export function AccountPage() {
  return <Account more={<OwnNumberCard />} />;
}
