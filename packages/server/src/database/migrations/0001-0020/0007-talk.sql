-- Conversations with twins and the advisor, what each member has read and deleted, and recordings. A conversation
-- outlives its match and either of the two in it: it closes, and the other still reads it.

-- Who talks (`owner_id`) with whose twin, or with the advisor about whom (`subject_id`).
alter table conversations
  add column owner_id uuid references users on delete cascade,
  add column subject_id uuid references users on delete cascade,
  add constraint conversations_owned unique (type, owner_id, subject_id),
  add check ((type = 'user') = (owner_id is null)),
  add check ((owner_id is null) = (subject_id is null));
create index conversations_owner_id on conversations (owner_id, subject_id);
create index conversations_subject_id on conversations (subject_id);

-- A match goes with either of its members; their conversation closes then, if it has not before.
alter table conversations
  drop constraint conversations_check,
  drop constraint conversations_match_id_fkey,
  add check (match_id is null or type = 'user'),
  add constraint conversations_match_id_fkey
    foreign key (match_id) references matches on delete set null;
create function close_conversation() returns trigger language plpgsql as $$
  begin
    update conversations set closed_at = now() where match_id = old.id and closed_at is null;
    return old;
  end $$;
create trigger close_conversation before delete on matches
  for each row execute function close_conversation();

alter table conversation_members
  add column opened_at timestamptz,
  add column hidden_seq bigint not null default 0,
  add column read_seq bigint not null default 0;
update conversation_members set opened_at = conversations.created_at
  from conversations where conversations.id = conversation_id;
alter table conversation_members alter column opened_at set not null;

-- A sender's own id for a message holds in its conversation.
alter table messages
  add column audio_file text,
  add column audio_mime text,
  add column audio_duration_ms integer,
  add column transcript text,
  drop constraint messages_client_msg_id,
  add constraint messages_client_msg_id unique (conversation_id, sender_id, client_msg_id),
  add check ((kind = 'audio') = (audio_file is not null)),
  add check ((audio_file is null) = (audio_mime is null)),
  add check ((audio_file is null) = (audio_duration_ms is null));
create index messages_audio_file on messages (audio_file)
  where audio_file is not null;
create index messages_sender_id on messages (sender_id);
