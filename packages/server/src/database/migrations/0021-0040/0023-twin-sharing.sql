-- What members confirmed that their twins may say to others: nothing, where there is no row.
create table twin_sharing (
  user_id uuid not null references users on delete cascade,
  question_id text not null,
  is_allowed boolean not null,
  answer text not null,
  words text not null,
  confirmed_at timestamptz not null,
  primary key (user_id, question_id)
);
