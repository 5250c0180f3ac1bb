-- How many bytes each member has sent on a day (UTC), and of which other members something was shown to them.
create table member_days (
  user_id uuid references users on delete cascade,
  day date,
  bytes bigint not null default 0,
  people uuid[] not null default '{}',
  primary key (user_id, day)
);
create index member_days_day on member_days (day);
