// A privacy list in its card: its create button is next to the title, and in the empty state.
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { List, type ListProps } from "../../../ui/list/list.tsx";
import { Empty } from "../../../ui/state/empty.tsx";

type Props<Item> = Pick<ListProps<Item>, "label" | "items" | "renderItem" | "onOpen" | "openId"> & {
  title: string;
  read: { isPending: boolean; error: Error | null; refetch: () => unknown };
  /** Null for people without the permission. */
  add: { label: string; onSelect: () => void } | null;
  emptyText: string;
  /** Below the list. */
  children?: ReactNode;
};

export function PrivacyList<Item extends { _id: string }>(props: Props<Item>) {
  const { title, read, add, emptyText, children, ...list } = props;
  const button = add && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={add.onSelect}>
      {add.label}
    </Button>
  );
  return (
    <Card title={title} action={list.items.length > 0 && button} flush>
      <List<Item>
        {...list}
        itemId={({ _id }) => _id}
        loading={read.isPending}
        error={read.error}
        onRetry={() => void read.refetch()}
        empty={<Empty drawing="file" text={emptyText} action={button} />}
      />
      {children}
    </Card>
  );
}
