-- Which pairs of members had to do with each other, and the words that came with likes. Triggers write both in the
-- transaction of the like, match or message, so that no way of writing one can forget them.

-- No references: a past outlives likes, matches, conversations and both accounts. `until` is the last day, in UTC, on
-- which either can report the other. `parted` stays while both accounts do: a match was ended.
create table pasts (
  low_id uuid,
  high_id uuid,
  until date not null,
  parted boolean not null default false,
  conversation_ids uuid[] not null default '{}',
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index pasts_high_id on pasts (high_id);
create index pasts_until on pasts (until);
create index pasts_conversation_ids on pasts using gin (conversation_ids);
-- Looked at before it is written: almost every message finds the day there, and locks nothing.
create function note_past(one uuid, other uuid, at timestamptz) returns void
  language plpgsql as $$
  declare day date := (at at time zone 'UTC')::date + 180;
  begin
    if exists (
      select from pasts
      where low_id = least(one, other) and high_id = greatest(one, other) and until >= day
    ) then
      return;
    end if;
    insert into pasts (low_id, high_id, until)
    values (least(one, other), greatest(one, other), day)
    on conflict (low_id, high_id) do update
    set until = greatest(pasts.until, excluded.until);
  end $$;

-- What was said with likes: it stays when the like is taken back, and goes with the member whom it was said to.
create table like_words (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null,
  candidate_id uuid not null references users on delete cascade,
  text text not null,
  said_at timestamptz not null
);
create index like_words_pair on like_words (member_id, candidate_id, said_at);
create index like_words_candidate_id on like_words (candidate_id);
create index like_words_said_at on like_words (said_at);

-- A like can get its words later, and keeps its moment then: what is said with it is said now.
create function note_like() returns trigger language plpgsql as $$
  declare at timestamptz := new.decided_at;
  begin
    if tg_op = 'UPDATE' then
      at := greatest(new.decided_at, now());
    end if;
    perform note_past(new.member_id, new.candidate_id, at);
    if new.message is not null
      and (tg_op = 'INSERT' or new.message is distinct from old.message) then
      insert into like_words (member_id, candidate_id, text, said_at)
      values (new.member_id, new.candidate_id, new.message, at);
    end if;
    return new;
  end $$;
create trigger note_like after insert or update on decisions
  for each row when (new.action = 'like') execute function note_like();

create function note_match() returns trigger language plpgsql as $$
  begin
    perform note_past(new.low_id, new.high_id, coalesce(new.ended_at, new.created_at));
    update pasts set parted = new.ended_at is not null
    where low_id = new.low_id and high_id = new.high_id
      and parted <> (new.ended_at is not null);
    return new;
  end $$;
create trigger note_match after insert or update of ended_at on matches
  for each row execute function note_match();

-- Conversations with an AI are no past: nobody talks to the other in them.
create function note_talker() returns trigger language plpgsql as $$
  declare other uuid; began timestamptz;
  begin
    for other, began in
      select member.member_id, conversations.created_at
      from conversation_members as member
      join conversations on conversations.id = member.conversation_id
      where member.conversation_id = new.conversation_id
        and member.member_id <> new.member_id and conversations.type = 'user'
    loop
      perform note_past(new.member_id, other, began);
      update pasts set conversation_ids = conversation_ids || new.conversation_id
      where low_id = least(new.member_id, other) and high_id = greatest(new.member_id, other)
        and not new.conversation_id = any(conversation_ids);
    end loop;
    return new;
  end $$;
create trigger note_talker after insert on conversation_members
  for each row execute function note_talker();
create function note_message() returns trigger language plpgsql as $$
  declare other uuid;
  begin
    for other in
      select member.member_id from conversation_members as member
      join conversations on conversations.id = member.conversation_id
      where member.conversation_id = new.conversation_id
        and member.member_id <> new.sender_id and conversations.type = 'user'
    loop
      perform note_past(new.sender_id, other, new.created_at);
    end loop;
    return new;
  end $$;
create trigger note_message after insert on messages
  for each row when (new.sender_id is not null) execute function note_message();

-- From what is there; what was erased before is not known any more.
insert into pasts (low_id, high_id, until, conversation_ids)
  select low_id, high_id, max((at at time zone 'UTC')::date) + 180,
    coalesce(array_agg(distinct conversation_id) filter (where conversation_id is not null), '{}')
  from (
    select least(member_id, candidate_id) as low_id, greatest(member_id, candidate_id) as high_id,
      decided_at as at, null::uuid as conversation_id
    from decisions where action = 'like'
    union all
    select low_id, high_id, coalesce(ended_at, created_at), null from matches
    union all
    select low.member_id, high.member_id,
      coalesce((
        select max(messages.created_at) from messages
        where messages.conversation_id = conversations.id), conversations.created_at),
      conversations.id
    from conversations
    join conversation_members as low on low.conversation_id = conversations.id
    join conversation_members as high
      on high.conversation_id = conversations.id and low.member_id < high.member_id
    where conversations.type = 'user'
  ) as known
  group by low_id, high_id;
update pasts set parted = true
  from matches as match
  where match.low_id = pasts.low_id and match.high_id = pasts.high_id
    and match.ended_at is not null
    and not exists (
      select from matches as other
      where other.low_id = pasts.low_id and other.high_id = pasts.high_id
        and other.ended_at is null);
insert into like_words (member_id, candidate_id, text, said_at)
  select member_id, candidate_id, message, decided_at from decisions
  where message is not null;
