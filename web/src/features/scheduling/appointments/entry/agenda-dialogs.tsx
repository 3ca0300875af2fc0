// What is open over the agenda: the entry in the address, or a form.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { Fragment, useEffect, useEffectEvent } from "react";
import { useMay } from "../../../../lib/session/active-business.ts";
import { Edited } from "../../../../ui/form/edited.tsx";
import { useRemovedIds } from "../../../../ui/resource/removal-queue.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import type { AgendaAddress } from "../agenda-address.ts";
import { isGone, useFarEntry } from "../api.ts";
import { BlockDetail } from "../block/block-detail.tsx";
import { BlockDialog } from "../block/block-dialog.tsx";
import { AppointmentDialog } from "../booking/appointment-dialog.tsx";
import type { Draft } from "../booking/appointment-values.ts";
import type { WatchedPlace } from "../booking/place-watch.tsx";
import { classOf, placeInClass } from "../classes/class-of.ts";
import type { Desk } from "../desk.ts";
import { RepeatDialog } from "../repeat/repeat-dialog.tsx";
import type { MoveChoice } from "../together/use-move-choice.tsx";
import { visitOf } from "../visit/visit-of.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import type { AskOutsideHours } from "./outside-hours.tsx";

/** `moved`: the place touched while the form was open next to the agenda. */
export type OpenDialog =
  | { kind: "book"; draft: Draft; moved?: Draft }
  | { kind: "block"; draft: Draft }
  | { kind: "edit"; entry: AgendaEntry; moved?: Draft }
  | { kind: "repeat"; entry: AgendaEntry }
  /** The entry in the address, with the question what to tell its client. */
  | { kind: "cancel"; entry: AgendaEntry }
  | null;

type Props = {
  desk: Desk;
  entries: readonly AgendaEntry[];
  isReading: boolean;
  /** The visible days. */
  days: readonly Day[];
  address: AgendaAddress;
  go: (change: Partial<AgendaAddress>) => void;
  opened: OpenDialog;
  setOpened: (opened: OpenDialog) => void;
  ask: AskOutsideHours;
  askMove: (entry: AgendaEntry) => Promise<MoveChoice>;
  onPlace: (watched: WatchedPlace) => void;
  /** Forms are over the page, which has no agenda next to them. */
  isOver?: boolean;
};

export function AgendaDialogs(props: Props) {
  const {
    desk,
    entries,
    isReading,
    days,
    address,
    go,
    opened,
    setOpened,
    ask,
    askMove,
    onPlace,
    isOver = false,
  } = props;
  const may = useMay();
  // One being deleted is neither shown nor read, even if the address still names it.
  const removed = useRemovedIds();
  const openId = address.openId && !removed.has(address.openId) ? address.openId : null;
  const entry = openId ? entries.find((one) => one._id === openId) : undefined;
  useArrival(openId && !entry && !isReading ? openId : null, desk, go);
  const close = () => setOpened(null);
  const seen = (day: Day | null) => day === null || days.includes(day);
  if (opened?.kind === "block") {
    const closeAt = (day: Day | null) => {
      close();
      if (!seen(day)) go({ day });
    };
    return <BlockDialog {...{ desk, entries, onPlace }} target={opened.draft} mayDelete={false} onClose={closeAt} />;
  }
  if (opened?.kind === "repeat") return <RepeatDialog entry={opened.entry} onClose={close} />;
  const begun = opened?.kind === "edit" || opened?.kind === "book" ? opened : null;
  const book = (target: AgendaEntry | Draft, moved?: Draft) => (
    <AppointmentDialog
      desk={desk}
      target={target}
      entries={entries}
      moved={moved ?? null}
      onPlace={onPlace}
      ask={ask}
      askMove={askMove}
      isOver={isOver}
      onClose={close}
      onSaved={(day) => seen(day) || go({ day })}
    />
  );
  const form = begun && (
    <Fragment key={begun.kind === "edit" ? begun.entry._id : (begun.draft.like?._id ?? "new")}>
      {begun.kind === "edit" ? (
        <Edited row={entries.find(({ _id }) => _id === begun.entry._id) ?? begun.entry}>
          {(read) => book(read, begun.moved)}
        </Edited>
      ) : (
        book(begun.draft, begun.moved)
      )}
    </Fragment>
  );
  if (!entry) return form;
  const schedule = entry.status === "block" ? "blocks" : "appointments";
  const common = {
    entry,
    desk,
    mayDelete: may(PAGE.agenda, "delete", schedule),
    onClose: () => {
      go({ openId: null });
      if (opened?.kind === "cancel") close();
    },
  };
  if (entry.status === "block") {
    // an event that came from Google is edited in Google
    const isElsewhere = entry.source === "google";
    if (isElsewhere || !may(PAGE.agenda, "edit", schedule))
      return (
        <>
          {form}
          <BlockDetail {...common} {...(isElsewhere && { mayDelete: false })} />
        </>
      );
    const closeAt = (day: Day | null) => go({ openId: null, ...(seen(day) ? {} : { day }) });
    return (
      <>
        {form}
        <Edited key={entry._id} row={entry}>
          {(read) => (
            <BlockDialog {...{ desk, entries, onPlace }} target={read} mayDelete={common.mayDelete} onClose={closeAt} />
          )}
        </Edited>
      </>
    );
  }
  return (
    <>
      {form}
      <EntryDialog
        {...common}
        visit={visitOf(entry, entries)}
        members={classOf(entry, entries)}
        mayEdit={may(PAGE.agenda, "edit", schedule)}
        asksToCancel={opened?.kind === "cancel" && opened.entry._id === entry._id}
        onEdit={() => {
          go({ openId: null });
          setOpened({ kind: "edit", entry });
        }}
        onOpen={(openId) => go({ openId })}
        onAdd={
          may(PAGE.agenda, "edit", schedule)
            ? () => {
                go({ openId: null });
                setOpened({ kind: "book", draft: placeInClass(entry) });
              }
            : undefined
        }
      />
    </>
  );
}

/** The address may name an entry of another month or branch: the agenda goes there. */
function useArrival(id: string | null, desk: Desk, go: Props["go"]) {
  const far = useFarEntry(id);
  const toast = useToast();
  const found = id ? far.data : undefined;
  const failure = id ? far.error : null;
  const arrive = useEffectEvent(() => {
    const problem = found ? awayText(found.branchId, desk) : failureText(failure);
    if (problem) toast.error(problem);
    if (found && !problem) go({ openId: found._id, branchId: found.branchId, day: found.start.slice(0, 10) });
    else go({ openId: null });
  });
  useEffect(() => {
    if (found || failure) arrive();
  }, [found, failure]);
}

/** The agenda shows active branches only. */
function awayText(branchId: string, desk: Desk): string | null {
  if (desk.branches.some((branch) => branch._id === branchId)) return null;
  return "Esa cita es de una sucursal archivada; recupérala en Sucursales para verla";
}

function failureText(reason: unknown): string {
  return isGone(reason) ? "Esa cita ya no está en la agenda" : sayError(reason);
}
