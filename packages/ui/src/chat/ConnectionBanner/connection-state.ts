const connectionStates = ["connected", "connecting", "disconnected"] as const;
export type ConnectionState = (typeof connectionStates)[number];
