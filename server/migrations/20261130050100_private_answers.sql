-- A private answer to a comment: the carrier finds its author by the comment, once for each.
alter table messages add column private_reply_to text;
