-- The sender's own id of a message to the people behind Gemel, by which sending it again is harmless.
alter table contact_messages add column client_msg_id uuid unique;
