// Keeps cards in place while they load: each card reads its own data, and a late answer does not move the others.
import Box from "@mui/material/Box";
import { type Query, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";

/** Shows a skeleton until each read has a first answer or has failed. */
export function SettledTogether({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const client = useQueryClient();
  const waiting = useIsFetching(FIRST_ANSWERS);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (waiting > 0) return;
    // An answer may lead to the next question, which is asked after this effect.
    const timer = setTimeout(() => client.isFetching(FIRST_ANSWERS) === 0 && setIsSettled(true));
    return () => clearTimeout(timer);
  }, [client, waiting]);
  return (
    <>
      {!isSettled && skeleton}
      <Box sx={isSettled ? undefined : WAITING}>{children}</Box>
    </>
  );
}

const FIRST_ANSWERS = { predicate: ({ state }: Query) => state.status === "pending" };
const WAITING = { visibility: "hidden", height: 0, overflow: "hidden" } as const;
