// Creates the closed dates of a side.
type Parts = {
  businessId: string;
  mark: string;
  next: () => number;
  post: (path: string, body: object) => Promise<string>;
  branchId: () => string;
};

export function closedDateRows({ businessId, mark, next, post, branchId }: Parts) {
  /** Further ahead than any other booking, and a different day each time. */
  const farDay = () => new Date(Date.UTC(2060, 0, 1 + next())).toISOString().slice(0, 10);
  return {
    farDay,
    closedDate: () =>
      post("/api/closedDate", {
        closedDate: { businessId, branchId: branchId(), day: farDay(), name: `Cierre ${mark}` },
      }),
  };
}
