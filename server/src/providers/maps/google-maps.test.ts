// The resolved address decides whether a connection is made; the refusals need no network.
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { googleMaps } from "./google-maps.ts";
import { isPublicAddress, publicLookup } from "./public-lookup.ts";

let reached = 0;
const inside = createServer((_request, answer) => {
  reached += 1;
  answer.end();
});
beforeAll(() => new Promise<void>((listening) => void inside.listen(0, "127.0.0.1", listening)));
afterAll(() => new Promise((closed) => inside.close(closed)));

test.each([
  ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
  ...["0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1"],
  ...["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "evil.example", ""],
])("%s is not an address of the world", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["142.250.1.1", "8.8.8.8", "172.32.0.1", "2607:f8b0:4012::1"])("%s is one", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

type Answers = Parameters<typeof publicLookup>[0];
/** A resolver that gives these answers, one after the other. */
function naming(...rounds: string[][]): Answers {
  let asked = 0;
  const answer = (_name: string, _options: object, then: (error: null, addresses: object[]) => void) => {
    const addresses = rounds[Math.min(asked, rounds.length - 1)] ?? [];
    asked += 1;
    then(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return answer as unknown as Answers;
}

test.each([[["127.0.0.1"]], [["142.250.1.1", "192.168.0.1"]], [["::ffff:10.0.0.1"]], [[]]])(
  "a map host whose name answers %s is not connected to",
  async (addresses) => {
    const maps = googleMaps({ baseUrl: null, timeoutMs: 2_000, lookup: publicLookup(naming(addresses)) });
    expect(await maps.follow(new URL("https://maps.app.goo.gl/AbCd"))).toEqual({ kind: "foreign" });
    expect(reached).toBe(0);
  },
);

test("the address that was looked at is the one that is connected to, whatever the name answers next", async () => {
  const { port } = inside.address() as AddressInfo;
  const lookup = publicLookup(naming(["127.0.0.1"], ["142.250.1.1"]));
  const error = await new Promise((failed) => {
    connect({ host: "maps.app.goo.gl", port, lookup })
      .once("error", failed)
      .once("connect", () => failed(null));
  });
  expect(error).toBeInstanceOf(Error);
  expect(reached).toBe(0);
});
