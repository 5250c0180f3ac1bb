import { expect, it } from "vitest";
import { unsafeChanges } from "./unsafe-changes.ts";

it.each([
  ["alter table users add column wave text", []],
  ["alter table users add column wave text not null default 'hi', add column rings integer", []],
  ["alter table users add column a boolean not null default true, add check (a) not valid", []],
  ["create table waves (id uuid not null, check (id is not null))", []],
  ["alter table users\n  drop column nickname", ["drops a column"]],
  ["alter table users add wave text, drop if exists nickname", ["drops a column"]],
  ["alter table users alter column wave drop not null, alter rings drop default", []],
  ["DROP TABLE users", ["drops a table"]],
  ["alter table users rename nickname to name", ["renames"]],
  ["alter table users alter column wave type integer", ["changes a type"]],
  ["alter table users alter wave type integer", ["changes a type"]],
  ["alter table users alter column wave set not null", ["demands a value"]],
  ["alter table users add check (wave > 0)", ["adds a check on rows that are there"]],
  ["alter table users add constraint w check (wave > 0)", ["adds a check on rows that are there"]],
  ["alter table users drop constraint users_email_key", ["drops a constraint"]],
  ["drop trigger note_change on users", ["drops a function or trigger"]],
  ["alter table users add column wave text not null", ["adds a column that demands a value"]],
  ["alter table users add wave text not null", ["adds a column that demands a value"]],
  [
    "alter table users add column a text default 'a', add column b text not null",
    ["adds a column that demands a value"],
  ],
])("of %j", (source, expected) => {
  expect(unsafeChanges(`await sql\`${source}\`.execute(db);`)).toEqual(expected);
});
