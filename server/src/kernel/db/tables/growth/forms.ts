// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../json.ts";

export type FormsTables = {
  form_answers: {
    business_id: string;
    id: string;
    form_id: string;
    contact_id: string | null;
    key: string;
    is_proved: Generated<boolean>;
    answers: Json<false, false>;
    answered_at: ColumnType<Date, Date | string, Date | string>;
  };
  forms: {
    business_id: string;
    id: string;
    code: string;
    title: string;
    description: Generated<string>;
    questions: Json<false, false>;
    thanks: Generated<string>;
    asks_contact: Generated<boolean>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
