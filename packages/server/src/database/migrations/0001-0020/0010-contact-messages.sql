-- Messages to the people behind Gemel. One's id is its stamp's, so that a stamp is good for one.
create table contact_messages (
  id uuid primary key,
  member_id uuid references users on delete cascade,
  full_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);
create index contact_messages_created_at on contact_messages (created_at);
create index contact_messages_member_id on contact_messages (member_id)
  where member_id is not null;
