-- One word, one meaning (docs/glossary.md).
alter table proposals rename column deed to side_effect;
