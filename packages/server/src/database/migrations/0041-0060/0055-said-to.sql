-- When a member last said something to another with a like. It outlives words that never arrived.
alter table sent_likes add column said_at timestamptz;
update sent_likes set said_at = words.said_at from like_words as words
  where words.member_id = sent_likes.member_id
    and words.candidate_id = sent_likes.candidate_id;
