-- Which browser a registration was made in, as a hash of the secret that its cookie holds. Registrations of the
-- version before have none, and count as out of time: nothing shows who may open them.
alter table registrations add column browser_hash text;
