import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { readText } from "./reading/nullable.ts";
import { readCount, readTime } from "./reading/figures.ts";
import { fieldsOf, id, type Reader } from "./reading/reader.ts";
import { choice, flag, list, object, time } from "./reading/readers.ts";
import { languages } from "./user-choices.ts";

type DataExport = Schemas["DataExport"];
type SignedInSession = Schemas["SignedInSession"];

export const readSettings: Reader<Schemas["Settings"]> = object<Schemas["Settings"]>({
  preferred_language: choice(languages),
  notices: object<Schemas["MailNotices"]>({ matches: flag, messages: flag, twin_ready: flag }),
});

export const readDataExport: Reader<DataExport> = object<DataExport>({
  status: choice(all<DataExport["status"]>()(["none", "preparing", "ready", "failed"])),
  requested_at: readTime,
  ready_at: readTime,
  expires_at: readTime,
  size_bytes: readCount,
});

const readSession: Reader<SignedInSession> = object<SignedInSession>({
  id,
  browser: readText,
  system: readText,
  created_at: time,
  last_used_at: time,
  is_current: flag,
});

const readSessionList = list(readSession);

export const readSessions: Reader<readonly SignedInSession[]> = (json) =>
  readSessionList(fieldsOf<Schemas["SessionList"]>(json).items);

export const readDeletion: Reader<Schemas["DeletionAnswer"]> = object({ erased_at: time });
