-- Who answers on a channel, as a person of the business chose: assistants that speak there, or people alone. Null: nobody
-- has said yet.
alter table channels add column answered_by text check (answered_by in ('assistants', 'team'));
