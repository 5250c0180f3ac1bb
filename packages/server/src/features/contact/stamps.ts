import { randomUUID } from "node:crypto";
import type { Clock } from "../../foundation/clock.ts";
import { type Signer, uuidBytes, uuidOf } from "../../foundation/signer.ts";

declare module "../../services.ts" {
  interface Services {
    readonly contactStamps: ContactStamps;
  }
}

export interface ContactStamp {
  readonly id: string;
  readonly issuedAt: Date;
}

/** Signed notes of when a contact form was opened: nothing is stored until a message comes of it. */
type ContactStamps = ReturnType<typeof createContactStamps>;

const ABOUT = "contact-stamp";
const ID = 16;
const TIME = 8;

export const createContactStamps = (signer: Signer, clock: Clock) => ({
  issue: () => {
    const time = Buffer.alloc(TIME);
    time.writeBigInt64BE(BigInt(clock().getTime()));
    return signer.sign(ABOUT, Buffer.concat([uuidBytes(randomUUID()), time]));
  },
  /** Returns undefined if the stamp is not ours. */
  read: (stamp: string) => {
    const bytes = signer.read(ABOUT, stamp, ID + TIME);
    if (bytes === undefined) return undefined;
    return {
      id: uuidOf(bytes.subarray(0, ID)),
      issuedAt: new Date(Number(bytes.readBigInt64BE(ID))),
    };
  },
});
