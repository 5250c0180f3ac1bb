-- Whose mailbox an account's address is. Housekeeping fills it for the accounts that are there, and those of the
-- version before.
alter table users add column mailbox_hash text;
create index users_mailbox_hash on users (mailbox_hash);
