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

/** The assistant created with a business has its own documented face and hour (contract/assistants#fields). */
export function firstAssistantValues(businessId: string): object {
  return {
    ...assistantValues(businessId),
    color: "chica_blue",
    capabilities: { postFreeSchedules: { deliveryHour: "10:00" } },
  };
}
