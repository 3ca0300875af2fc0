-- Whether a business collects online: the public key of its account, which the screens read as 'conectado' (D-15.4).
alter table businesses add column mercado_pago_public_key text;
