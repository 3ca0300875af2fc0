// With whom: somebody who gives the service, where that is possible.

import type { ToolService } from "../../../tools/answers/schema.ts";
import { sayList } from "../../say/format.ts";
import { specialistsOf } from "../../shop.ts";
import { branchOf, type Desk, specialistOf } from "../desk.ts";

// Null: settled. A wanted person who does not give the service is named, with those who do.
export function settleSpecialist(desk: Desk, service: ToolService, notes: string[]): string | null {
  const { wish } = desk.m;
  const wanted = specialistOf(desk, wish.specialistId);
  const able = specialistsOf(desk.shop, service, null);
  if (desk.r.unknownPerson !== null && wanted === null && able.length > 0) {
    notes.push(
      `No tengo a nadie con ese nombre; ${service.name} lo ${able.length === 1 ? "hace" : "hacen"} ${sayList(able.map((person) => person.name))}.`,
    );
  }
  if (wanted === null || service.specialistIds.includes(wanted.id)) {
    if (wanted && wish.branchId !== null && wanted.branchId !== wish.branchId && desk.shop.branches.length > 1) {
      const there = specialistsOf(desk.shop, service, wish.branchId);
      const named = desk.r.branches.length > 0 && desk.r.specialists.length === 0;
      if (named && there.length > 0) {
        notes.push(
          `${wanted.name} atiende en ${branchOf(desk, wanted.branchId)?.name ?? "otra sucursal"}; en ${branchOf(desk, wish.branchId)?.name ?? "esa"} te atiende ${sayList(
            there.map((person) => person.name),
            "o",
          )}.`,
        );
        wish.specialistId = null;
      } else {
        if (desk.r.branches.length > 0)
          notes.push(`${wanted.name} atiende en ${branchOf(desk, wanted.branchId)?.name ?? "otra sucursal"}.`);
        wish.branchId = wanted.branchId;
      }
    }
    return null;
  }
  wish.specialistId = null;
  const near = able.filter((person) => wish.branchId === null || person.branchId === wish.branchId);
  notes.push(
    `${wanted.name} no hace ${service.name}; lo ${able.length === 1 ? "hace" : "hacen"} ${sayList((near.length > 0 ? near : able).map((person) => person.name))}.`,
  );
  return null;
}
