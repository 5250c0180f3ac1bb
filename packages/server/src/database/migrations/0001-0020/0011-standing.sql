-- Members who are suspended, or deleted and still able to come back; and what sessions tell of where they are used.
alter table users add column suspended_at timestamptz, add column deleted_at timestamptz;
create index users_absent on users (id)
  where suspended_at is not null or deleted_at is not null;
create index users_deleted_at on users (deleted_at) where deleted_at is not null;
create trigger note_standing_change after update of suspended_at, deleted_at on users
  for each row execute function note_status_change();

-- With a default, for sessions that the former version begins while both of them serve.
alter table sessions
  add column browser text,
  add column system text,
  add column last_used_at timestamptz not null default now();
update sessions set last_used_at = created_at;
