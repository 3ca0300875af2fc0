-- Two pending purchases of merged contacts may both stay: their payment links name them. The sale takes a lock instead.
drop index package_purchases_pending;
