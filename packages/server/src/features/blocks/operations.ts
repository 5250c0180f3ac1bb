import { done } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";
import * as rules from "./rules.ts";
import { blockStore } from "./store.ts";

/** The contract: how many a list has at most. */
const MAX_BLOCKS = 500;

export const blockPartner: Serve<"blockPartner"> = (services, { member, path }) =>
  done(rules.blockPartner(services, member.id, path.id));

export const blockProfile: Serve<"blockProfile"> = (services, { member, path }) =>
  done(rules.blockProfile(services, member.id, path.id));

export const getBlocks: Serve<"getBlocks"> = async (services, { member }) => {
  const blocks = await blockStore(services.db).list(member.id, MAX_BLOCKS);
  return {
    status: 200,
    body: {
      items: blocks.map(({ blockedId, nickname, createdAt }) => ({
        user_id: blockedId,
        nickname,
        created_at: createdAt.toISOString(),
      })),
    },
  };
};

export const unblockProfile: Serve<"unblockProfile"> = (services, { member, path }) =>
  done(rules.unblockProfile(services, member.id, path.id));
