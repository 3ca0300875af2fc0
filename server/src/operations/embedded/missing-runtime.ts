// On Windows without the runtime that PostgreSQL's programs need, they end at once and without a message: only the exit
// code tells.

/** 0xC0000135, a library was not found: as Node reports it, and as other programs write it. */
const CODES: readonly (number | null)[] = [0xc0000135, 0xc0000135 - 2 ** 32];
const WRITTEN = /0xC0000135/i;

/** The fix, for the person at the terminal; undefined when the program ended for another reason. */
export function missingRuntime({ code, output }: { code: number | null; output: string }): string | undefined {
  if (!CODES.includes(code) && !WRITTEN.test(output)) return undefined;
  return (
    "A Windows le falta el componente que PostgreSQL necesita (código 0xC0000135). Instala «Microsoft Visual C++ " +
    "Redistributable» para x64 desde https://aka.ms/vs/17/release/vc_redist.x64.exe y vuelve a arrancar."
  );
}
