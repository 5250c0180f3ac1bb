import type { OnErrorFn } from "@formatjs/intl";
import { ReactIntlErrorCode } from "react-intl";

/**
 * In development and tests a missing text or argument is a bug and throws; in production the
 * member sees the id and the console says why. Missing locale data of a browser never throws.
 */
export const reportIntlError: OnErrorFn = (error) => {
  if (import.meta.env.DEV && error.code !== ReactIntlErrorCode.MISSING_DATA) throw error;
  console.error(error);
};
