// The page of a resource: its list or the row of the address, with the form over it.
import { useState } from "react";
import { useBegun } from "../dialog/use-begun.ts";
import { Edited } from "../form/edited.tsx";
import type { ResourceRow } from "./resource-data.ts";
import { ResourceDetail } from "./resource-detail.tsx";
import { ResourceList } from "./resource-list.tsx";
import type { ResourcePageProps } from "./resource-page-props.ts";
import { RowMenu } from "./row-menu.tsx";
import { useResourceActions } from "./use-resource-actions.ts";

export function ResourcePage<Row extends ResourceRow>(props: ResourcePageProps<Row>) {
  const { address, data, labelOf, tabs, form } = props;
  const [edited, setEdited] = useState<Row | null>(null);
  const { begun, begin, end } = useBegun();
  const actions = useResourceActions(data, labelOf);
  const remove = (row: Row) => {
    actions.remove([row]);
    if (address.openId) address.open(null);
  };
  const menu = (row: Row, { edit = true } = {}) => (
    <RowMenu
      name={labelOf(row)}
      isArchived={row.isArchived}
      {...(data.mayEdit && edit && { onEdit: () => setEdited(row) })}
      {...(data.mayEdit && { onArchive: (archive: boolean) => void actions.archive([row], archive) })}
      {...(data.mayRemove && { onRemove: () => remove(row) })}
    />
  );
  const asNow = (row: Row) => [data.one.row, ...data.list.items].find((one) => one?._id === row._id) ?? row;
  return (
    <>
      {address.openId ? (
        <ResourceDetail
          address={address}
          data={data}
          labelOf={labelOf}
          tabs={tabs}
          menu={(row) => menu(row, { edit: false })}
          onEdit={setEdited}
          onAdd={() => begin()}
        />
      ) : (
        <ResourceList {...props} actions={actions} menu={menu} onAdd={() => begin()} />
      )}
      {edited && (
        <Edited key={edited._id} row={asNow(edited)}>
          {(read) => form(read, () => setEdited(null))}
        </Edited>
      )}
      {begun && data.mayEdit && form(null, end)}
    </>
  );
}
