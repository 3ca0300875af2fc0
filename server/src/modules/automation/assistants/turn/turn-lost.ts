/** Somebody else holds the turn now, or the conversation was taken from the assistant: nothing of it may remain. */
export class TurnLost extends Error {
  constructor() {
    super("The turn is no longer held.");
    this.name = "TurnLost";
  }
}
