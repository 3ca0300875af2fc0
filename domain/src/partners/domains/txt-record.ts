// The TXT record that shows whose a name is; the other way is the CNAME.

export const TXT_NAME = "_mostrador";
export const txtValue = (token: string) => `mostrador=${token}`;
