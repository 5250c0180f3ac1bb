-- Sessions, the refresh tokens that continue them, and robot check answers that are used up.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user_id on sessions (user_id);
create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null,
  replaced_at timestamptz
);
create index refresh_tokens_session_id on refresh_tokens (session_id);
create table robot_check_answers (
  signature text primary key,
  expires_at timestamptz not null
);
