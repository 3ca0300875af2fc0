-- The list of branches is sorted by city: Ávila stands before Bacalar, as in the dictionary.
alter table branches alter column city type text collate "es-x-icu";
