/**
 * Another process holds the turn now, or a person took the conversation from the assistant: nothing of the turn may
 * remain.
 */
export class TurnLost extends Error {
  constructor() {
    super("The turn is no longer held.");
    this.name = "TurnLost";
  }
}
