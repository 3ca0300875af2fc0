-- The dashboard of contacts counts from an index alone how conversations were closed.
create index messages_closing on messages (business_id, at) include (thread_id, author_kind, answer_kind)
  where (answer_kind is not null or author_kind = 'person') and type = 'message' and kind <> 'note';
