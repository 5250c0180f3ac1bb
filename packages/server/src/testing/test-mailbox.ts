import type { Mail, Mailer } from "../mail/mailer.ts";

/** Keeps mails instead of sending them. */
export interface TestMailbox extends Mailer {
  /** The next mail to an address that no test has taken yet; waits for it. */
  next(address: string): Promise<Mail>;
  waiting(address: string): readonly Mail[];
}

export function createTestMailbox(): TestMailbox {
  const mails: Mail[] = [];
  const readers: { readonly address: string; readonly take: (mail: Mail) => void }[] = [];
  return {
    send: async (mail) => {
      const reader = readers.findIndex(({ address }) => address === mail.to);
      if (reader === -1) mails.push(mail);
      else readers.splice(reader, 1)[0]?.take(mail);
    },
    close: () => undefined,
    next: (address) => {
      const index = mails.findIndex(({ to }) => to === address);
      const [mail] = index === -1 ? [] : mails.splice(index, 1);
      if (mail !== undefined) return Promise.resolve(mail);
      return new Promise((take) => readers.push({ address, take }));
    },
    waiting: (address) => mails.filter(({ to }) => to === address),
  };
}

export function tokenOf(mail: Mail): string {
  const token = /[?&]token=([^\s&]+)/.exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`no token in "${mail.subject}"`);
  return token;
}
