/** Whether a member may sign in; who is suspended and deleted is suspended. */
export type Standing = "active" | "suspended" | "deleted";
