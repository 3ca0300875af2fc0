// Reads conversations from text files, one per line, by phenomenon. Lines that begin with "#" are explanations.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Every line of every file of a folder next to this one. */
export function readLines(folder: "talks" | "reactions"): string[] {
  const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
  return readdirSync(path)
    .sort()
    .flatMap((file) => readFileSync(path + file, "utf8").split("\n"))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}
