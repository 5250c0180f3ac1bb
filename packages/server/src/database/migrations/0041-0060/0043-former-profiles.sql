-- What strangers read of a member before a change, and how many messages a report has no room for.
create table former_profiles (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  bio text,
  city text,
  shown_until timestamptz not null
);
create index former_profiles_user on former_profiles (user_id, shown_until);
create index former_profiles_shown_until on former_profiles (shown_until);
alter table reports
  add column former_profiles jsonb not null default '[]',
  add column left_out integer not null default 0;
