-- Which file is a member's voice message.
alter table profiles add column voice_file text;
