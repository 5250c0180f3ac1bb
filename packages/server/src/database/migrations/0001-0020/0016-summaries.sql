-- What an AI wrote of members' insights, or that it could not.
create table summaries (
  user_id uuid not null references insights on delete cascade,
  language text not null,
  computed_at timestamptz not null,
  text text,
  tried_at timestamptz not null,
  primary key (user_id, language)
);
