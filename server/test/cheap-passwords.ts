// Hashes passwords in tests as the product does, at a thousandth of the cost. The library chooses the real cost, and
// `sign-in.test.ts` checks it.
import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { Passwords } from "../src/modules/ground/identity/index.ts";

const derive = promisify<string, string, number, object, Buffer>(scrypt);
const keyOf = async (password: string, salt: string) =>
  (await derive(password.normalize("NFKC"), salt, 32, { N: 16, r: 1, p: 1 })).toString("hex");

export const cheapPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${await keyOf(password, salt)}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key] = hash.split(":");
    return (await keyOf(password, salt)) === key;
  },
};
