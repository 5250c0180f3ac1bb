import { profileOperations, type ApiClient } from "@gemel/api";
import { nicknameCheckMachine } from "@gemel/machines/nickname-check";
import { useCallback } from "react";
import { fromCall } from "../from-call.ts";
import { useFlow } from "../use-flow.ts";

const provide = (client: ApiClient) => {
  const { checkNickname } = profileOperations(client);
  return nicknameCheckMachine.provide({
    actors: {
      checkNickname: fromCall(({ input, signal }) => checkNickname(input.nickname, { signal })),
    },
  });
};

export type NicknameStatus =
  | "idle"
  | "too_short"
  | "too_long"
  | "checking"
  | "available"
  | "taken"
  | "refused"
  | "error";

/** Whether the nickname being typed is free; asked 500 ms after typing stops. */
export function useNicknameCheck() {
  const [snapshot, send] = useFlow(({ client }) => provide(client));
  const { value } = snapshot;
  const status: NicknameStatus = typeof value === "string" ? value : "checking";
  return {
    status,
    /** The nickname that `status` is about. */
    nickname: snapshot.context.nickname,
    check: useCallback((nickname: string) => send({ type: "nickname.type", nickname }), [send]),
  };
}
