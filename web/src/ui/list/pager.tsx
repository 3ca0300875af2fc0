import TablePagination from "@mui/material/TablePagination";

type Props = {
  /** From 1. */
  page: number;
  size: number;
  sizes: readonly number[];
  total: number;
  /** There are more than `total`; counting stopped there. */
  isMore?: boolean;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

const count = (number: number) => number.toLocaleString("es-MX");

/** Below a paged list: the range of rows, the total, and the page size. */
export function Pager({ page, size, sizes, total, isMore = false, onPage, onSize }: Props) {
  return (
    <TablePagination
      component="div"
      count={isMore ? -1 : total}
      page={isMore ? page - 1 : Math.min(page - 1, Math.max(0, Math.ceil(total / size) - 1))}
      rowsPerPage={size}
      rowsPerPageOptions={[...sizes]}
      onPageChange={(_, next) => onPage(next + 1)}
      onRowsPerPageChange={(event) => onSize(Number(event.target.value))}
      labelRowsPerPage="Por página"
      labelDisplayedRows={({ from, to, count: all }) =>
        `${count(from)}–${count(to)} de ${all === -1 ? `más de ${count(total)}` : count(all)}`
      }
      getItemAriaLabel={(type) => (type === "next" ? "Página siguiente" : "Página anterior")}
      sx={{
        borderTop: "1px solid",
        borderColor: "divider",
        // form fields take the full width, but this one must not
        "& .MuiTablePagination-input": { width: "auto", mr: { xs: 1, sm: 4 } },
        "& .MuiTablePagination-toolbar": { px: { xs: 1, sm: 2 } },
        "& .MuiTablePagination-selectLabel": { display: { xs: "none", sm: "block" } },
        "& .MuiTablePagination-actions": { ml: { xs: 0.5, sm: 2.5 } },
      }}
    />
  );
}
