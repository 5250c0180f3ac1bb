import type { JobHandler } from "../../jobs/jobs.ts";
import { AppError } from "../../errors/app-error.ts";
import { pairOf } from "../../foundation/pair.ts";
import type { Services } from "../../services.ts";
import { isVisible } from "../../database/visible.ts";
import { findLatestMatch, lockPair } from "../matches/rules.ts";
import type { AddServices } from "../messages/rules.ts";
import { likeStore } from "./store.ts";
import { firstMessage, sendPendingMessage } from "./first-message.ts";

/** Notifies a member of a like, if that like still stands and waits for their answer. */
export const noticeLike =
  (services: Pick<Services, "db" | "live">): JobHandler<"like-notice"> =>
  async ({ memberId, candidateId, decidedAt }) => {
    const likes = likeStore(services.db);
    const like = await likes.find(memberId, candidateId);
    if (like?.action !== "like" || like.reactedAt.toISOString() !== decidedAt) return;
    if ((await likes.find(candidateId, memberId)) !== undefined) return;
    if (!(await isVisible(services.db, candidateId, memberId))) return;
    await services.live.notifyMember(candidateId, { event: "like" });
  };

/**
 * Passes a released text on: to a match as a message of their conversation, to who has not answered the like with
 * a notice that there is something to read.
 */
export const passReleasedTexts =
  (services: AddServices & Pick<Services, "transaction">): JobHandler<"released-words"> =>
  async ({ memberId, candidateId }, id) => {
    const pair = pairOf(memberId, candidateId);
    const { like, message } = await services.transaction(async (db) => {
      await lockPair(db, pair);
      const found = await likeStore(db).find(memberId, candidateId);
      const match = await findLatestMatch(db, pair);
      const text = found?.isHeld === true ? null : (found?.message ?? null);
      if (text === null || match?.endedAt !== null) return { like: found, message: undefined };
      const said = { senderId: memberId, text, reactedAt: services.clock() };
      return { like: found, message: await firstMessage(db, match, said) };
    });
    if (like === undefined) return;
    if (message === undefined) {
      const decidedAt = like.reactedAt.toISOString();
      return noticeLike(services)({ memberId, candidateId, decidedAt }, id);
    }
    try {
      await sendPendingMessage(services, message);
    } catch (error) {
      const isOver = error instanceof AppError && error.refusal === "not_found";
      if (!isOver) throw error;
    }
  };
