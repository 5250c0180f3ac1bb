-- What a nickname looks like. Housekeeping fills it for the nicknames that are there, and those of the version
-- before.
alter table users add column nickname_look text;
create unique index users_nickname_look on users (nickname_look);
create index users_without_look on users (created_at)
  where nickname is not null and nickname_look is null;
