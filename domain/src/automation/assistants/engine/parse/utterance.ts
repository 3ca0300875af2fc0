// What a customer wrote, as understood. It is read-only, and no text is read after it: it names what the words around
// a service or a day mean.

import type { ActKind } from "../lexicon/acts.ts";
import type { Cue, Place } from "../lexicon/cues.ts";
import type { Grievance } from "./acts/grievance.ts";
import type { Leaning } from "./acts/leaning.ts";
import type { Act } from "./acts/polarity.ts";
import type { BranchMention } from "./catalogue/branches.ts";
import type { ServiceMention } from "./catalogue/services.ts";
import type { SpecialistMention } from "./catalogue/specialists.ts";
import type { ItemWords } from "./items/item-words.ts";
import type { Guest } from "./people/guests.ts";
import type { NameSaid } from "./people/names.ts";
import type { QuestionMention } from "./questions.ts";
import type { Span } from "./span.ts";
import type { DayMention } from "./time/days.ts";
import type { PartMention } from "./time/parts.ts";
import type { TimeMention } from "./time/times.ts";

/** With the words around it, where they change the meaning. */
export type WithPlaces = { readonly places: ReadonlySet<Place> };

export type SaidService = Readonly<ServiceMention> &
  WithPlaces & {
    /** As said, folded. */
    readonly words: readonly string[];
    /** How many of it: "2 cortes", "valoración para mis dos hijos". */
    readonly heads: number;
    /** Named after the last words that request something: "el precio del tinte, y agéndame un corte". */
    readonly isAfterWish: boolean;
    /** "…los dos": said after it. */
    readonly isBothBehind: boolean;
  };
export type SaidDay = Readonly<DayMention> & WithPlaces & Conditional & { readonly isSameDay: boolean };
export type SaidTime = Readonly<TimeMention> & Conditional;
export type SaidPerson = Readonly<SpecialistMention> & WithPlaces;

/** The position of the last "si no" before it, or -1: what follows applies only then. */
export type Conditional = { readonly ifNotAt: number };

export type Correction = {
  readonly at: number;
  /** The service that it is about, by index; null where the text does not say. */
  readonly service: number | null;
};

export type Utterance = {
  readonly isEmpty: boolean;
  /** Emoji and nothing else, none of which answers. */
  readonly isOnlyPictures: boolean;
  readonly language: "es" | "en" | null;
  /** In a language that the engine does not speak: the sentence that says so in it. */
  readonly otherLanguage: string | null;
  /** The customer says "usted". */
  readonly isFormal: boolean;
  readonly wordCount: number;
  /**
   * A booking, a move, a cancellation, a confirmation, a person is here only where the customer wants it now: see
   * `acts`.
   */
  readonly kinds: ReadonlySet<ActKind>;
  /** Every such act that is mentioned, wanted or not. */
  readonly acts: readonly Readonly<Act>[];
  readonly grievance: Grievance | null;
  readonly asksForReminder: boolean;
  readonly asksForOrder: boolean;
  readonly leaning: Readonly<Leaning>;
  /** A yes with nothing attached to it: only this carries out the proposal. */
  readonly agrees: boolean;
  /** A no with nothing attached to it. */
  readonly declines: boolean;
  /** A question, a condition or another price is attached. */
  readonly isHedged: boolean;
  readonly isOnCondition: boolean;
  readonly wantsOtherPrice: boolean;
  readonly isQuestion: boolean;
  readonly questions: readonly QuestionMention[];
  readonly services: readonly SaidService[];
  /** Services that the customer asks for and the business does not give, as typed. */
  readonly notOffered: readonly string[];
  /** What it says of products, courses, properties, forms and own orders. */
  readonly items: ItemWords;
  readonly people: readonly SaidPerson[];
  readonly unknownPerson: string | null;
  readonly branches: readonly Readonly<BranchMention>[];
  readonly days: readonly SaidDay[];
  readonly times: readonly SaidTime[];
  readonly parts: readonly Readonly<PartMention>[];
  /** A phrase of time with a part that was not read. */
  readonly unreadTime: string | null;
  /** "Más tarde", "más temprano": compared with what was offered. */
  readonly shift: "later" | "earlier" | null;
  /** Minutes and days from the slot that was mentioned, negative for earlier. */
  readonly shiftBy: number | null;
  readonly shiftDays: number | null;
  readonly name: Readonly<NameSaid> | null;
  /** The whole message is a name. */
  readonly bareName: string | null;
  /** The booking is for another person, named or not. */
  readonly isForOther: boolean;
  /** The people of the bookings of this message, if there are two or more; else empty. */
  readonly guests: readonly Readonly<Guest>[];
  /** They are of one kind: "mis hijos Leo y Mía". */
  readonly isAlikeGuests: boolean;
  /** How many people come, where it is said; 0 where it is not. */
  readonly heads: number;
  /** A place in a list, from 1; -1 is the last. */
  readonly pick: number | null;
  readonly cues: ReadonlySet<Cue>;
  readonly correction: Correction | null;
  /** Where "otro día", "otra cita" starts another booking; 0 where it is not said. */
  readonly anotherAt: number;
  /** Where "el mismo día" is said. */
  readonly sameDay: Span | null;
  /** "No llego el miércoles, ¿el jueves?": the customer wants another hour. */
  readonly isRatherMoved: boolean;
  /** The words between two things that were said. */
  readonly joints: ReadonlySet<string>;
};
