// An answer to a foreign reference that is not the 404 of D-2.5, and the two reasons that many calls share.
export type Exception = { status: number; reason: string };

export const FILTERED: Exception = {
  status: 200,
  reason: "narrows a list of the own business: what is not there leaves it empty",
};

export const OF_THE_TEAM: Exception = {
  status: 403,
  reason: "of the team alone: nobody else is told of any business",
};
