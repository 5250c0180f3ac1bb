-- Whether the words of a like arrived. Held ones have not, until they are released; they go when the like ends or
-- gets other words, however that comes.
alter table like_words add column arrived boolean not null default true;
update like_words set arrived = false from decisions
  where decisions.member_id = like_words.member_id
    and decisions.candidate_id = like_words.candidate_id
    and decisions.message = like_words.text and decisions.held;
create or replace function note_like() returns trigger language plpgsql as $$
  declare at timestamptz := new.decided_at;
  begin
    if tg_op = 'UPDATE' then
      at := greatest(new.decided_at, now());
    end if;
    perform note_past(new.member_id, new.candidate_id, at);
    if new.message is not null
      and (tg_op = 'INSERT' or new.message is distinct from old.message) then
      insert into like_words (member_id, candidate_id, text, said_at, arrived)
      values (new.member_id, new.candidate_id, new.message, at, not new.held);
    elsif tg_op = 'UPDATE' and old.held and not new.held then
      update like_words set arrived = true
      where member_id = new.member_id and candidate_id = new.candidate_id and not arrived;
    end if;
    return new;
  end $$;
-- Its name comes before that of the other trigger, and triggers fire in this order.
create function forget_held() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.message is not distinct from old.message then
      return null;
    end if;
    delete from like_words
    where member_id = old.member_id and candidate_id = old.candidate_id and not arrived;
    return null;
  end $$;
create trigger forget_held after update or delete on decisions
  for each row when (old.held) execute function forget_held();
