// Slots: a capability declares what it needs from those above it, a higher one fills it in its `Module` value, and
// `compose.ts` collects the fillings. The reader of a slot only knows its type (docs/decisions/0021).

/** Declared by a capability for those above it to fill. */
export type Slot<Value> = { readonly name: string; fill(value: Value): Filling };
export type Filling = { readonly slot: object; readonly value: unknown };

export type Fillings = {
  /** In the order of the modules. Read it when it is needed: modules above are made later. */
  of<Value>(slot: Slot<Value>): readonly Value[];
  /** For a slot that exactly one capability fills; throws where none does. */
  one<Value>(slot: Slot<Value>): Value;
};

export function declareSlot<Value>(name: string): Slot<Value> {
  const slot: Slot<Value> = { name, fill: (value) => ({ slot, value }) };
  return slot;
}

export function createFillings(): Fillings & { collect(modules: readonly { fills?: readonly Filling[] }[]): void } {
  const filled: Filling[] = [];
  const of = <Value>(slot: Slot<Value>) => filled.flatMap((one) => (one.slot === slot ? [one.value as Value] : []));
  return {
    of,
    one(slot) {
      const [value] = of(slot);
      if (value === undefined) throw new Error(`Nobody fills the slot ${slot.name}`);
      return value;
    },
    collect(modules) {
      for (const { fills = [] } of modules) filled.push(...fills);
    },
  };
}
