// Tu cuenta, with what stands on other floors: where one is told of who waits.
import { DeviceCard } from "../../features/ground/devices/index.ts";
import { AccountPage as Account } from "../../features/ground/identity/account/account-page.tsx";

export function AccountPage() {
  return (
    <Account>
      <DeviceCard />
    </Account>
  );
}
