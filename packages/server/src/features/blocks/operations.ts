import type { MakeOperation } from "../../services.ts";
import {
  blockPartner as blockPartnerService,
  blockProfile as blockProfileService,
  getBlocks as getBlocksService,
  unblockProfile as unblockProfileService,
} from "./rules.ts";

export const blockPartner: MakeOperation<"blockPartner"> = (services) => ({
  handler: async ({ member, path }) => {
    await blockPartnerService(services, member.id, path.id);
    return { status: 204 };
  },
});

export const blockProfile: MakeOperation<"blockProfile"> = (services) => ({
  handler: async ({ member, path }) => {
    await blockProfileService(services, member.id, path.id);
    return { status: 204 };
  },
});

export const getBlocks: MakeOperation<"getBlocks"> = (services) => ({
  handler: async ({ member }) => {
    const blocks = await getBlocksService(services, member.id);
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
    await unblockProfileService(services, member.id, path.id);
    return { status: 204 };
  },
});
