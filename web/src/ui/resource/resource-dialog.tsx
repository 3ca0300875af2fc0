// The form of a resource in a dialog: a new row or an edit, with its own draft, saved with the version that was read.
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FormDialog, type FormDialogProps } from "../dialog/form-dialog.tsx";
import { Notice } from "../state/notice.tsx";
import { useToast } from "../state/toast.ts";
import type { PlanRoom, ResourceNoun } from "./resource-data.ts";
import { resourceWords } from "./resource-words.ts";

export type ResourceDialogProps<Values> = Pick<
  FormDialogProps<Values>,
  "schema" | "needs" | "errorRoot" | "warnsOnLeaving" | "submitLabel"
> & {
  noun: ResourceNoun;
  /** The name of the draft; without `errorRoot` also the wrapper of the body. */
  name: string;
  /** The owner of drafts for new rows: a person may work for several businesses. */
  owner: string;
  /** Null is a new one. */
  row: { _id: string } | null;
  /** The first values of the fields. */
  values: object;
  /** Shown above the fields: the tabs of `OneOrMany`, when many can be registered at once. */
  head?: ReactNode;
  /** For a new one: the plan's limit. The title shows the count, and saving stops at the limit. */
  limit?: PlanRoom | null | undefined;
  /** For other names in the documents. */
  titles?: { add?: string; edit?: string };
  save: (values: Values) => Promise<{ message: string }>;
  onClose: () => void;
  children: ReactNode;
};

export function ResourceDialog<Values>(props: ResourceDialogProps<Values>) {
  const {
    noun,
    name,
    owner,
    row,
    values,
    titles = {},
    save,
    onClose,
    errorRoot = name,
    limit,
    head,
    ...others
  } = props;
  const { children, ...form } = others;
  const room = row ? null : limit;
  const isFull = room ? room.used >= room.most : false;
  const count = room ? ` (${room.used}/${room.most})` : "";
  const words = resourceWords(noun);
  const toast = useToast();
  return (
    <FormDialog<Values>
      {...form}
      open
      onClose={onClose}
      title={row ? (titles.edit ?? words.edit) : `${titles.add ?? words.add}${count}`}
      defaultValues={values}
      onSubmit={async (written) => toast.success((await save(written)).message)}
      draftKey={row ? `${name}:${row._id}` : `${name}:new:${owner}`}
      errorRoot={errorRoot}
      size="large"
      disabled={isFull}
    >
      {head}
      {room && isFull && (
        <Notice
          tone="warning"
          role="status"
          action={
            room.plans && (
              <Button size="small" component={Link} to={room.plans}>
                Ver planes
              </Button>
            )
          }
        >
          {words.full(room.most)}
        </Notice>
      )}
      {children}
    </FormDialog>
  );
}
