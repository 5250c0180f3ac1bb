-- From which network a mail was asked for: others have mails of their own.
alter table mailings add column asker text not null default '';
