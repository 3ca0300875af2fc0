-- What is seen in a picture, described by a language model; '' where nobody did.
alter table messages add column description text not null default '';
