import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { namesMediaType } from "./names-media-type.ts";

const FORM = "application/x-www-form-urlencoded";

/** What a mail program sends has some 30 characters. */
const MOST_BYTES = 1024;

/** Reads forms where the contract names them; anywhere else a page of another site could send one. */
export function readForms(api: FastifyInstance): void {
  api.addContentTypeParser<string>(
    FORM,
    { parseAs: "string", bodyLimit: MOST_BYTES },
    async (request: FastifyRequest, body: string) => {
      if (!namesMediaType(request, FORM)) throw new AppError("unsupported_media_type");
      return Object.fromEntries(new URLSearchParams(body));
    },
  );
}
