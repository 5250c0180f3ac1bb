import type { MakeOperation } from "../../services.ts";
import * as rules from "./rules.ts";

export const blockPartner: MakeOperation<"blockPartner"> = (services) => ({
  handler: async ({ member, path }) => {
    await rules.blockPartner(services, member.id, path.id);
    return { status: 204 };
  },
});

export const blockProfile: MakeOperation<"blockProfile"> = (services) => ({
  handler: async ({ member, path }) => {
    await rules.blockProfile(services, member.id, path.id);
    return { status: 204 };
  },
});

export const getBlocks: MakeOperation<"getBlocks"> = (services) => ({
  handler: async ({ member }) => {
    const blocks = await rules.getBlocks(services, member.id);
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
  },
});

export const unblockProfile: MakeOperation<"unblockProfile"> = (services) => ({
  handler: async ({ member, path }) => {
    await rules.unblockProfile(services, member.id, path.id);
    return { status: 204 };
  },
});
