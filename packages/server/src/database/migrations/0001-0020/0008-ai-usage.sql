-- How much of the AI each member has used on a day (UTC), in characters.
create table ai_usage (
  user_id uuid references users on delete cascade,
  day date,
  characters integer not null check (characters >= 0),
  primary key (user_id, day)
);
create index ai_usage_day on ai_usage (day);
