// The person's account, with what the business that is open asks of them.
import { OwnNumberCard } from "../../features/automation/assistants/audience/own-number.tsx";
import { AccountPage as Account } from "../../features/ground/identity/account/account-page.tsx";

export function AccountPage() {
  return <Account more={<OwnNumberCard />} />;
}
