// A contact as the board of a funnel shows it.

export type ClientCardRow = {
  id: string;
  name: string;
  lastname: string;
  second_lastname: string;
  push_name: string;
  whatsapp: string;
  country_code: string;
};

export function clientCard(row: ClientCardRow) {
  return {
    _id: row.id,
    name: row.name,
    lastname: row.lastname,
    secondLastname: row.second_lastname,
    pushName: row.push_name,
    whatsapp: row.whatsapp,
    countryCode: row.country_code,
  };
}
