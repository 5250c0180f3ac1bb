-- What members knew of each other when one blocked or reported the other, when the words of a like were said, and
-- which likes were sent.

-- No name where the other could not be found then.
alter table blocks add column nickname text;
update blocks set nickname = users.nickname from users
  where users.id = blocks.blocked_id
    and coalesce(least(suspended_at, deleted_at) > blocks.created_at, true)
    and not exists (
      select from blocks as other
      where other.blocker_id = blocks.blocked_id and other.blocked_id = blocks.blocker_id
        and other.created_at <= blocks.created_at);

-- The copy of the profile is for admins, and is also there where the reporter could not find the other.
alter table reports add column known_as text;
update reports set known_as = profile ->> 'nickname';

-- A like can get its words later. Null where it was kept by the version before: they came with it.
alter table decisions add column said_at timestamptz;

-- Outlives the like: one that is given again after a pass, an undo or a block is no new one to the other.
create table sent_likes (
  member_id uuid references users on delete cascade,
  candidate_id uuid references users on delete cascade,
  sent_at timestamptz not null,
  primary key (member_id, candidate_id)
);
create index sent_likes_candidate_id on sent_likes (candidate_id);
create index sent_likes_sent_at on sent_likes (sent_at);
insert into sent_likes (member_id, candidate_id, sent_at)
  select member_id, candidate_id, decided_at from decisions where action = 'like';
