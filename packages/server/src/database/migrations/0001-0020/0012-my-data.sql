-- Which notices a member wants by mail, when the last one about messages went out, and copies of members' data.
alter table users
  add column message_mail boolean not null default true,
  add column twin_mail boolean not null default true,
  add column message_mailed_at timestamptz;
create table exports (
  user_id uuid primary key references users on delete cascade,
  id uuid not null,
  status text not null check (status in ('preparing', 'ready', 'failed')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  file text,
  size bigint,
  check ((status = 'ready') = (ready_at is not null)),
  check ((status = 'ready') = (expires_at is not null)),
  check ((status = 'ready') = (file is not null)),
  check ((status = 'ready') = (size is not null))
);
create index exports_expires_at on exports (expires_at);
