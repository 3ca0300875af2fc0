// The first values of a new assistant's form; the server fills in the rest.

export function assistantValues(businessId: string, branchId: string | null = null): object {
  return {
    businessId,
    name: "",
    goal: "Responder dudas sobre los servicios y agendar citas",
    type: "new",
    mode: "production",
    correspondTo: "leads_and_clients",
    branchId,
  };
}

/** The documents give the one that is born with its business a face and an hour of its own (contract/assistants#fields). */
export function firstAssistantValues(businessId: string): object {
  return {
    ...assistantValues(businessId),
    color: "chica_blue",
    capabilities: { postFreeSchedules: { deliveryHour: "10:00" } },
  };
}
