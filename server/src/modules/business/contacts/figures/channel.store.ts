// The channel of a contact in SQL: one expression for the figures and for the filter of the directory. The contact is `c`.
export const CHANNEL = `case when c.whatsapp <> '' or c.wa_user_id is not null then 'whatsapp'
    when c.instagram_account_id is not null then 'instagram' when c.messenger_id is not null then 'messenger' else 'none' end`;
