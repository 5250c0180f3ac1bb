-- Housekeeping finds refresh tokens and robot check answers by when they expire, instead of reading all of them.
create index refresh_tokens_expires_at on refresh_tokens (expires_at);
create index robot_check_answers_expires_at on robot_check_answers (expires_at);
