-- Spoken answers of twins and the advisor, and the recordings that a report keeps.
create table voice_replies (
  id uuid primary key,
  message_id uuid not null unique references messages (id) on delete cascade,
  member_id uuid not null references users on delete cascade,
  file text not null,
  created_at timestamptz not null
);
create index voice_replies_member_id on voice_replies (member_id);
create index voice_replies_file on voice_replies (file);
create index voice_replies_created_at on voice_replies (created_at);
alter table reports add column audio_files text[] not null default '{}';
