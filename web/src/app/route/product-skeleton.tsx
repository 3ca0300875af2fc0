// The skeleton of the product while the session or the shell is loading: the frame, and the page in its own shape. The
// first steps have no frame.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { MENU_STRIP, useKept } from "../../lib/page/use-kept.ts";
import { FormPageSkeleton } from "../../ui/state/page-skeletons.tsx";
import { ONBOARDING_PATHS, shapeAt, titleAt } from "../pages.ts";
import { PageInShape } from "./page-skeleton.tsx";

export function ProductSkeleton({ pathname }: { pathname: string }) {
  const isAlone = ONBOARDING_PATHS.some((path) => pathname.startsWith(path));
  const [strip] = useKept(MENU_STRIP, false);
  if (isAlone) return <FormPageSkeleton />;
  return (
    <Box sx={FRAME}>
      <Box sx={{ ...MENU, width: strip ? 64 : 232 }}>
        {[120, 84, 104, 96, 132, 88].map((width) => (
          <Skeleton key={width} height={16} width={width} sx={{ mb: 2.5 }} />
        ))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={BAR}>
          <Skeleton height={24} width={150} />
          <Skeleton variant="circular" width={28} height={28} sx={{ ml: "auto" }} />
        </Box>
        <PageInShape shape={pathname === "/" ? "calendar" : shapeAt(pathname)} title={titleAt(pathname)} />
      </Box>
    </Box>
  );
}

const FRAME = { display: "flex", minHeight: "100dvh", "--page-height": "calc(100dvh - 52px)" } as const;
const MENU = {
  p: 2,
  flexShrink: 0,
  overflow: "hidden",
  "@media (max-width: 767.95px)": { display: "none" },
  borderRight: "1px solid",
  borderColor: "divider",
} as const;
const BAR = {
  display: "flex",
  alignItems: "center",
  height: 52,
  px: 2,
  bgcolor: "background.paper",
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;
