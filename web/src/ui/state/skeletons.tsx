// Skeletons for loading content. Each tells screen readers once that it is loading.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

function Loading({ children }: { children: ReactNode }) {
  return (
    <Box role="status" aria-label="Cargando">
      {children}
    </Box>
  );
}
type TableShape = { rows?: number; columns?: number; tall?: boolean };
const LINE = "1px solid";
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows with a picture and two lines. */
export function RowsSkeleton({ rows = 8, avatar = true }: { rows?: number; avatar?: boolean }) {
  return (
    <Loading>
      {times(rows).map((row) => (
        <Stack key={row} direction="row" sx={{ gap: 1.5, alignItems: "center", px: 2, py: 1.25, minHeight: 56 }}>
          {avatar && <Skeleton variant="circular" width={36} height={36} />}
          <Box sx={{ flex: 1 }}>
            <Skeleton height={14} width={`${38 + ((row * 17) % 30)}%`} sx={{ mb: 0.75 }} />
            <Skeleton height={12} width={`${24 + ((row * 29) % 36)}%`} />
          </Box>
          <Skeleton height={12} width={56} />
        </Stack>
      ))}
    </Loading>
  );
}

/** A table: head and lines at their real height. `tall`: with checkboxes or avatars. */
export function TableSkeleton({ rows = 8, columns = 5, tall = false }: TableShape) {
  return (
    <Loading>
      {times(rows + 1).map((row) => (
        <Stack
          key={row}
          direction="row"
          sx={{
            gap: 2,
            px: 2,
            height: tall ? 53 : 41,
            alignItems: "center",
            borderBottom: LINE,
            borderColor: "divider",
          }}
        >
          {times(columns).map((column) => (
            <Box key={column} sx={{ flex: column === 0 ? 2 : 1 }}>
              <Skeleton
                height={row === 0 ? 10 : 14}
                width={row === 0 ? "40%" : `${50 + ((row * 13 + column * 23) % 40)}%`}
              />
            </Box>
          ))}
        </Stack>
      ))}
    </Loading>
  );
}

/** Labels and inputs of a form. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading>
      <Stack sx={{ gap: 2.5 }}>
        {times(fields).map((field) => (
          <Box key={field}>
            <Skeleton height={12} width={96} sx={{ mb: 1 }} />
            <Skeleton height={40} />
          </Box>
        ))}
      </Stack>
    </Loading>
  );
}

/** Cards in a grid. */
export function CardsSkeleton({ cards = 6, height = 140 }: { cards?: number; height?: number }) {
  return (
    <Loading>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))" }}>
        {times(cards).map((card) => (
          <Skeleton key={card} height={height} />
        ))}
      </Box>
    </Loading>
  );
}

/** Names and values, like `Facts`. */
export function FactsSkeleton({ facts = 6 }: { facts?: number }) {
  return (
    <Loading>
      {times(facts).map((fact) => (
        <Stack key={fact} direction="row" sx={{ gap: 2, py: 0.75 }}>
          <Box sx={{ width: "30%", minWidth: 96 }}>
            <Skeleton height={14} width={`${50 + ((fact * 17) % 40)}%`} />
          </Box>
          <Skeleton height={14} width={`${24 + ((fact * 29) % 30)}%`} />
        </Stack>
      ))}
    </Loading>
  );
}
