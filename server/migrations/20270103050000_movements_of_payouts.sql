-- The money of a payout of commissions is known by its key: it is not edited or deleted by hand.
update money_movements m set request_key = 'commission:' || p.id from commission_payouts p
  where m.business_id = p.business_id and m.id = p.movement_id and m.request_key is null;
