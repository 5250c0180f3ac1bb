import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { VERIFICATION_LIFE } from "../accounts/registration.ts";
import { SESSION_LIFE } from "./tokens.ts";

declare module "../../services.ts" {
  interface OperationServices {
    readonly cookies: OwnCookies;
  }
}

/** A cookie that scripts cannot read and other sites cannot send. */
interface OwnCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, value: string): void;
  /** Takes it from a browser, with the pictures and recordings that the browser keeps: the next person may use it. */
  clear(reply: FastifyReply): void;
}

interface CookieKind {
  readonly name: string;
  /** The path that it is sent to if the public address is not https. */
  readonly path: string;
  /** Life of the cookie, in seconds. */
  readonly life: number;
}

/** A device is known for half a year after its last sign-in, in seconds. */
export const DEVICE_LIFE = 180 * 24 * 60 * 60;

/** The longest that browsers keep a cookie, in seconds. */
export const MAX_COOKIE_LIFE = 400 * 24 * 60 * 60;

const kinds = {
  /** Keeps a member signed in. */
  refresh: { name: "gemel_refresh", path: "/api/auth", life: SESSION_LIFE },
  /** Shows that a registration was made in this browser. */
  registration: { name: "gemel_registration", path: "/api", life: VERIFICATION_LIFE },
  /** Shows that a device has signed in to an account before. */
  device: { name: "gemel_device", path: "/api/auth", life: DEVICE_LIFE },
  /** Shows that a minor was refused in this browser. */
  minor: { name: "gemel_minor", path: "/api", life: MAX_COOKIE_LIFE },
} as const satisfies Readonly<Record<string, CookieKind>>;

export type OwnCookies = Readonly<Record<keyof typeof kinds, OwnCookie>>;

/**
 * @param secure whether the public address is https. A cookie then belongs to this host only: with `__Host-`
 *   the browser refuses it from a subdomain or an unsafe address, and requires the path `/`. Without https,
 *   as on a trial, it is sent only where it is needed.
 */
export function createOwnCookies(secure: boolean): OwnCookies {
  const entries = Object.entries(kinds).map(([kind, of]) => [kind, createCookie(secure, of)]);
  return Object.fromEntries(entries) as OwnCookies;
}

function createCookie(secure: boolean, { name: plain, path, life }: CookieKind): OwnCookie {
  const name = secure ? `__Host-${plain}` : plain;
  const attributes = {
    path: secure ? "/" : path,
    secure,
    httpOnly: true,
    sameSite: "strict",
  } as const;
  return {
    read: (request) => request.cookies[name],
    write: (reply, value) => reply.setCookie(name, value, { ...attributes, maxAge: life }),
    clear: (reply) =>
      reply.header("clear-site-data", '"cache"').setCookie(name, "", { ...attributes, maxAge: 0 }),
  };
}
