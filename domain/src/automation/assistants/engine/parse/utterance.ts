// What a customer wrote, as understood. Nobody changes it, and no text is read after it: whatever the words around a service
// or a day mean is told here by name.

import type { ActKind } from "../lexicon/acts.ts";
import type { Cue, Place } from "../lexicon/cues.ts";
import type { Grievance } from "./acts/grievance.ts";
import type { Leaning } from "./acts/leaning.ts";
import type { Act } from "./acts/polarity.ts";
import type { BranchMention } from "./catalogue/branches.ts";
import type { ServiceMention } from "./catalogue/services.ts";
import type { SpecialistMention } from "./catalogue/specialists.ts";
import type { Guest } from "./people/guests.ts";
import type { NameSaid } from "./people/names.ts";
import type { QuestionMention } from "./questions.ts";
import type { Span } from "./span.ts";
import type { DayMention } from "./time/days.ts";
import type { PartMention } from "./time/parts.ts";
import type { TimeMention } from "./time/times.ts";

/** With the words around it, where they change what is meant. */
export type Placed = { readonly places: ReadonlySet<Place> };

export type SaidService = Readonly<ServiceMention> &
  Placed & {
    /** How many are to have it: "2 cortes", "valoración para mis dos hijos". */
    readonly heads: number;
    /** Named after the last words that want something: "el precio del tinte, y agéndame un corte". */
    readonly isAfterWish: boolean;
    /** "…los dos": said behind it. */
    readonly isBothBehind: boolean;
  };
export type SaidDay = Readonly<DayMention> & Placed & Conditional & { readonly isSameDay: boolean };
export type SaidTime = Readonly<TimeMention> & Conditional;
export type SaidPerson = Readonly<SpecialistMention> & Placed;

/** Where the last "si no" before it stands, -1 for nowhere: what follows is only for then. */
export type Conditional = { readonly ifNotAt: number };

export type Correction = {
  readonly at: number;
  /** Which of the services it is about, by its place; null where that was not said. */
  readonly service: number | null;
};

export type Utterance = {
  readonly isEmpty: boolean;
  /** Pictures and nothing else, with no sign that answers. */
  readonly isOnlyPictures: boolean;
  readonly language: "es" | "en" | null;
  /** "Usted". */
  readonly isFormal: boolean;
  readonly wordCount: number;
  /** A booking, a move, a cancelling, a confirming, a person is here only where it is wanted now: see `acts`. */
  readonly kinds: ReadonlySet<ActKind>;
  /** Every such act that is spoken of, wanted or not. */
  readonly acts: readonly Readonly<Act>[];
  readonly grievance: Grievance | null;
  readonly asksForReminder: boolean;
  readonly asksForOrder: boolean;
  readonly leaning: Readonly<Leaning>;
  /** A yes with nothing attached to it: only this carries out what was proposed. */
  readonly agrees: boolean;
  /** A question, a condition or another price is attached. */
  readonly isHedged: boolean;
  readonly isOnCondition: boolean;
  readonly wantsOtherPrice: boolean;
  readonly isQuestion: boolean;
  readonly questions: readonly QuestionMention[];
  readonly services: readonly SaidService[];
  /** Services that are asked for and not given here, as typed. */
  readonly notOffered: readonly string[];
  readonly people: readonly SaidPerson[];
  readonly unknownPerson: string | null;
  readonly branches: readonly Readonly<BranchMention>[];
  readonly days: readonly SaidDay[];
  readonly times: readonly SaidTime[];
  readonly parts: readonly Readonly<PartMention>[];
  /** A phrase of time of which a part was not read. */
  readonly unreadTime: string | null;
  /** "Más tarde", "más temprano": compared with what was offered. */
  readonly shift: "later" | "earlier" | null;
  /** Minutes and days from what was spoken of, negative for earlier. */
  readonly shiftBy: number | null;
  readonly shiftDays: number | null;
  readonly name: Readonly<NameSaid> | null;
  /** The whole message is a name. */
  readonly bareName: string | null;
  /** The booking is for somebody else, named or not. */
  readonly isForOther: boolean;
  /** Two or more for whom the bookings of this message are; else none. */
  readonly guests: readonly Readonly<Guest>[];
  /** They are of one kind: "mis hijos Leo y Mía". */
  readonly isAlikeGuests: boolean;
  /** How many come, where it is said; 0 where it is not. */
  readonly heads: number;
  /** A place in a list, from 1; -1 is the last. */
  readonly pick: number | null;
  readonly cues: ReadonlySet<Cue>;
  readonly correction: Correction | null;
  /** Where "otro día", "otra cita" begins what is said of another booking; 0 where it is not said. */
  readonly anotherAt: number;
  /** Where "el mismo día" is said. */
  readonly sameDay: Span | null;
  /** "No llego el miércoles, ¿el jueves?": another hour is wanted rather than none. */
  readonly isRatherMoved: boolean;
  /** What stands between two things that were said. */
  readonly joints: ReadonlySet<string>;
};
