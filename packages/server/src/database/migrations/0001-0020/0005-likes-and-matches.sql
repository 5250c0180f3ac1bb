-- What members say to each other: likes and passes, matches, blocks, reports with their evidence, and the
-- conversations that matches open. A pair of members has its lower id first, so that it is one pair.

create table decisions (
  member_id uuid references users on delete cascade,
  candidate_id uuid references users on delete cascade,
  action text not null check (action in ('like', 'pass')),
  message text,
  decided_at timestamptz not null,
  primary key (member_id, candidate_id),
  check (member_id <> candidate_id),
  check (action = 'like' or message is null)
);
create index decisions_given on decisions (member_id, decided_at desc, candidate_id desc)
  where action = 'like';
create index decisions_received on decisions (candidate_id, decided_at desc, member_id desc)
  where action = 'like';

create table matches (
  id uuid primary key,
  low_id uuid not null references users on delete cascade,
  high_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (low_id < high_id)
);
create unique index matches_pair on matches (low_id, high_id) where ended_at is null;
create index matches_low_id on matches (low_id, created_at desc, id desc);
create index matches_high_id on matches (high_id, created_at desc, id desc);
create index matches_ended_at on matches (ended_at) where ended_at is not null;

create table blocks (
  blocker_id uuid references users on delete cascade,
  blocked_id uuid references users on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked_id on blocks (blocked_id, blocker_id);

-- `last_seq` numbers the messages of a conversation without gaps: whoever adds one counts it up, and so holds the row
-- until the message is kept.
create table conversations (
  id uuid primary key,
  type text not null check (type in ('user', 'twin', 'advisor')),
  match_id uuid constraint conversations_match_id unique references matches on delete cascade,
  last_seq bigint not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((type = 'user') = (match_id is not null))
);
create table conversation_members (
  conversation_id uuid references conversations on delete cascade,
  member_id uuid references users on delete cascade,
  hidden_at timestamptz,
  primary key (conversation_id, member_id)
);
create index conversation_members_member_id on conversation_members (member_id);
create table messages (
  conversation_id uuid references conversations on delete cascade,
  seq bigint,
  id uuid not null unique,
  sender_id uuid references users on delete set null,
  role text not null default 'user' check (role in ('user', 'assistant')),
  kind text not null check (kind in ('text', 'audio')),
  text text,
  client_msg_id uuid,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  check (kind <> 'text' or text is not null),
  constraint messages_client_msg_id unique (sender_id, client_msg_id)
);

-- No references: a report and its evidence outlive whatever else is deleted.
create table reports (
  id uuid primary key,
  reporter_id uuid not null,
  reported_id uuid not null,
  reason text not null check (reason in
    ('harassment', 'spam', 'fake_profile', 'inappropriate', 'other')),
  details text not null,
  conversation_id uuid,
  profile jsonb not null,
  messages jsonb not null default '[]',
  picture_file text,
  voice_file text,
  created_at timestamptz not null
);
create index reports_created_at on reports (created_at);

alter table users add column match_mail boolean not null default true;
