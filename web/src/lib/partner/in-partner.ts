// What a higher capability shows in the page of a partner; `in-partner.ts` of its folder is found by name.
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import type { ComponentType } from "react";

export type InPartner = { Card: ComponentType<{ partner: Partner }> };
