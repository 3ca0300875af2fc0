// The page of a resource: its list or the row of the address, with the form over it.
import { useBegun } from "../dialog/use-begun.ts";
import { Edited } from "../form/edited.tsx";
import { useKeptRow } from "../list/use-kept-row.ts";
import type { ResourceRow } from "./resource-data.ts";
import { ResourceDetail } from "./resource-detail.tsx";
import { ResourceList } from "./resource-list.tsx";
import type { ResourcePageProps } from "./resource-page-props.ts";
import { RowMenu } from "./row-menu.tsx";
import { useResourceActions } from "./use-resource-actions.ts";

export function ResourcePage<Row extends ResourceRow>(props: ResourcePageProps<Row>) {
  const { address, data, labelOf, tabs, form } = props;
  const { begun, begin, end } = useBegun();
  const editing = useBegun("editar");
  const edited = useKeptRow([data.one.row, ...data.list.items], editing.begun);
  const actions = useResourceActions(data, labelOf);
  const remove = (row: Row) => {
    actions.remove([row]);
    if (address.openId) address.open(null);
  };
  const menu = (row: Row, { edit = true } = {}) => (
    <RowMenu
      name={labelOf(row)}
      isArchived={row.isArchived}
      {...(data.mayEdit && edit && { onEdit: () => editing.begin(row._id) })}
      {...(data.mayEdit && { onArchive: (archive: boolean) => void actions.archive([row], archive) })}
      {...(data.mayRemove && { onRemove: () => remove(row) })}
    />
  );
  return (
    <>
      {address.openId ? (
        <ResourceDetail
          address={address}
          data={data}
          labelOf={labelOf}
          tabs={tabs}
          menu={(row) => menu(row, { edit: false })}
          onEdit={({ _id }) => editing.begin(_id)}
          onAdd={() => begin()}
        />
      ) : (
        <ResourceList {...props} actions={actions} menu={menu} onAdd={() => begin()} />
      )}
      {edited && data.mayEdit && (
        <Edited key={edited._id} row={edited}>
          {(read) => form(read, editing.end)}
        </Edited>
      )}
      {begun && data.mayEdit && form(null, end)}
    </>
  );
}
