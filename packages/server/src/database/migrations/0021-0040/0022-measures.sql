-- What further reports add to an open one, how severe it is, and measures that outlive accounts.

alter table reports
  add column severity smallint not null default 0,
  add column additions jsonb not null default '[]',
  add column added_files text[] not null default '{}',
  add column added_at timestamptz;
update reports set severity = case reason
  when 'harassment' then 4 when 'inappropriate' then 3 when 'fake_profile' then 2
  when 'spam' then 1 else 0 end;
create index reports_pair on reports (reporter_id, reported_id);

-- Keyed hashes of addresses: of suspended members while they are, and of members who are erased while they can still
-- be reported. No references: a mark outlives the account. `until` is null while there is one.
alter table users add column warned_at timestamptz;
create table address_marks (
  member_id uuid primary key,
  address_hash text not null,
  suspended_at timestamptz,
  until timestamptz
);
create index address_marks_address_hash on address_marks (address_hash);
create index address_marks_until on address_marks (until);
