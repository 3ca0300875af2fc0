// Cards that come together: each reads for itself, and none pushes another down when its answer is the last.
import Box from "@mui/material/Box";
import { useIsFetching } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { CardsSkeleton } from "../../ui/state/skeletons.tsx";

/** Shows a skeleton until the first answers of everything that is read are there, or failed. */
export function SettledTogether({ children }: { children: ReactNode }) {
  const waiting = useIsFetching({ predicate: ({ state }) => state.status === "pending" });
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (waiting === 0) setIsSettled(true);
  }, [waiting]);
  return (
    <>
      {!isSettled && <CardsSkeleton cards={3} height={320} />}
      <Box sx={isSettled ? undefined : WAITING}>{children}</Box>
    </>
  );
}

const WAITING = { visibility: "hidden", height: 0, overflow: "hidden" } as const;
